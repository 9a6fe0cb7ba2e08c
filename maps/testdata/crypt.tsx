<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="crypt" tilewidth="16" tileheight="16" tilecount="9" columns="3">
 <image source="crypt.png" width="48" height="48"/>
 <tile id="0" type="floor"/>
 <tile id="1" type="wall"/>
 <tile id="2" class="pillar"/>
 <tile id="3">
  <properties>
   <property name="pitchdark:terrain" value="Shallow_Water"/>
  </properties>
 </tile>
 <tile id="4" type="floor">
  <properties>
   <property name="edge-north" value="window"/>
  </properties>
 </tile>
 <tile id="5" type="creature">
  <properties>
   <property name="facing" value="S"/>
   <property name="id" value="ghoul"/>
  </properties>
 </tile>
 <tile id="6" type="light">
  <properties>
   <property name="id" value="torch"/>
   <property name="lit" type="bool" value="true"/>
  </properties>
  <animation>
   <frame tileid="6" duration="100"/>
   <frame tileid="7" duration="100"/>
  </animation>
 </tile>
</tileset>

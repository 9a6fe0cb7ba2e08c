package purple_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"pitchdark/rules/purple"
)

// PH-CMB-21
func TestWhoMayShoot(t *testing.T) {
	bow, crossbow, sling := item(t, "purple/short-bow").Missile, item(t, "purple/light-crossbow").Missile, item(t, "purple/sling").Missile
	assert.Nil(t, purple.Shooter{Weapon: "bow", Kind: bow, InHand: true}.MayShoot())
	refused(t, "You are locked in melee. [PH-CMB-21]", purple.Shooter{Weapon: "bow", Kind: bow, InHand: true, Locked: true}.MayShoot())
	refused(t, "Your bow is not in hand. [PH-CMB-21]", purple.Shooter{Weapon: "bow", Kind: bow}.MayShoot())
	refused(t, "You cannot use the bow lying down. [PH-CMB-21]", purple.Shooter{Weapon: "bow", Kind: bow, InHand: true, Prone: true}.MayShoot())
	refused(t, "You cannot use the sling lying down. [PH-CMB-21]", purple.Shooter{Weapon: "sling", Kind: sling, InHand: true, Prone: true}.MayShoot())
	refused(t, "You have already acted. [PH-CMB-44]", purple.Shooter{Weapon: "bow", Kind: bow, InHand: true, Acted: true}.MayShoot())
	assert.Nil(t, purple.Shooter{Weapon: "crossbow", Kind: crossbow, InHand: true, Prone: true}.MayShoot())
}

// PH-CMB-22
func TestBlockedLines(t *testing.T) {
	assert.False(t, purple.Blocks(purple.Medium, false, purple.Medium, purple.Large)) // an ogre behind an orc
	assert.True(t, purple.Blocks(purple.Large, false, purple.Medium, purple.Medium))  // an orc behind an ogre
	assert.True(t, purple.Blocks(purple.Medium, false, purple.Medium, purple.Medium))
	assert.False(t, purple.Blocks(purple.Medium, true, purple.Medium, purple.Medium))
	assert.False(t, purple.Blocks(purple.Tiny, false, purple.Small, purple.Tiny))
	assert.False(t, purple.Blocks(purple.Small, false, purple.Large, purple.Small))
	assert.True(t, purple.Blocks(purple.Small, false, purple.Medium, purple.Small))
	refused(t, "The line is blocked by Hilda. [PH-CMB-22]", purple.Blocked("Hilda"))
}

// PH-CMB-25
func TestShotsIntoMelee(t *testing.T) {
	orcs := []purple.Size{purple.Medium, purple.Medium}
	assert.False(t, purple.MaySingleOut(purple.Medium, orcs, false))
	assert.True(t, purple.MaySingleOut(purple.Large, orcs, false))
	assert.False(t, purple.MaySingleOut(purple.Large, append(orcs, purple.Large), false))
	assert.True(t, purple.MaySingleOut(purple.Medium, orcs, true))
	assert.True(t, purple.MaySingleOut(purple.Medium, nil, false))
}

// PH-CMB-26
func TestHeldShots(t *testing.T) {
	refused(t, "Hold until the end of which phase? [PH-CMB-26]", purple.MayHold(false))
	assert.Nil(t, purple.MayHold(true))
	assert.False(t, item(t, "purple/javelin").Missile.Unsteadied())
	assert.False(t, item(t, "purple/sling").Missile.Unsteadied())
	assert.True(t, item(t, "purple/long-bow").Missile.Unsteadied())
	assert.True(t, item(t, "purple/light-crossbow").Missile.Unsteadied())
}

// PH-CMB-27
func TestMagicDevices(t *testing.T) {
	refused(t, "It is spent. [PH-CMB-27]", purple.MayInvoke(0))
	assert.Nil(t, purple.MayInvoke(1))
}

// PH-CMB-28
func TestWindAndHeight(t *testing.T) {
	bow := item(t, "purple/short-bow").Missile
	far, _ := bow.Penalty(20, false)
	refused(t, "The wind is too strong for so long a shot. [PH-CMB-28]", purple.MayReach(far, true, 0))
	medium, _ := bow.Penalty(15, false)
	assert.Equal(t, -4, medium)
	assert.Nil(t, purple.MayReach(medium, true, 0))
	refused(t, "The wind is too strong for so long a shot. [PH-CMB-28]", purple.MayReach(medium, true, 10))
	assert.Nil(t, purple.MayReach(0, true, 10))
	assert.Nil(t, purple.MayReach(far, false, 9))
	refused(t, "The target is too high for so long a shot. [PH-CMB-28]", purple.MayReach(far, false, 10))
}

// PH-CMB-29
func TestThrownVials(t *testing.T) {
	refused(t, "You have no hand free. [PH-CMB-29]", purple.MayThrow(0))
	assert.Nil(t, purple.MayThrow(1))
	vial := item(t, "purple/holy-water")
	medium, _ := vial.Missile.Penalty(3, true)
	hit, _ := purple.Lands(true, 14, 1+medium, monster(t, "zombie").Class, 20)
	assert.True(t, hit)
	assert.Equal(t, "2d4", vial.Splash.Dice.String())
}

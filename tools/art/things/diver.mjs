import { light } from '../engine/color.mjs'
import { Mesh } from '../engine/mesh.mjs'
import { add, times } from '../engine/vector.mjs'

/**
 * A diver in flat trim, head forwards along x, hips at 0, 0, 0; about 2.2 m with fins.
 * `frog` has the knees bent and the fins up and level, `flutter` kicks with long legs, `hover` is frog with arms folded.
 * @param {'frog' | 'flutter' | 'hover'} pose
 */
export function diver(
  pose = 'frog',
  { suit = '#12181c', tank = '#c9c7b8', fins = '#1b2226', twin = false } = {},
) {
  const mesh = new Mesh()
  const [black, steel, blade, skin] = [suit, tank, fins, '#8a6a55'].map(light)

  // trunk, buoyancy wing, head
  mesh.tube(
    [
      [-0.14, -0.02, 0],
      [-0.06, -0.02, 0],
      [0.12, 0, 0],
      [0.34, 0.02, 0],
      [0.48, 0.03, 0],
      [0.56, 0.04, 0],
    ],
    [0.07, 0.145, 0.14, 0.17, 0.15, 0.06],
    black,
    12,
  )
  mesh.ball([0.22, 0.13, 0], [0.3, 0.075, 0.2], black, { rings: 8, sides: 12 })
  mesh.limb([0.52, 0.05, 0], [0.64, 0.1, 0], 0.065, 0.065, black)
  mesh.ball([0.71, 0.12, 0], [0.125, 0.115, 0.095], black, { rings: 8, sides: 12 })
  mesh.ball([0.795, 0.115, 0], [0.045, 0.05, 0.075], light('#2b3a40'), { rings: 6, sides: 10 })
  mesh.ball([0.8, 0.03, 0], [0.045, 0.035, 0.045], light('#20262a'), { rings: 6, sides: 8 })
  mesh.ball([0.76, 0.045, 0], [0.05, 0.04, 0.06], skin, { rings: 5, sides: 8 })

  // tank with its valve, hose to the mouth
  for (const side of twin ? [-0.105, 0.105] : [0]) {
    mesh.limb([-0.14, 0.25, side], [0.36, 0.26, side], 0.09, 0.085, steel, 12)
    mesh.limb([0.42, 0.265, side], [0.52, 0.265, side], 0.03, 0.028, light('#3a4146'))
  }
  mesh.tube(
    [
      [0.5, 0.27, 0.03],
      [0.6, 0.3, 0.15],
      [0.74, 0.18, 0.16],
      [0.82, 0.03, 0.06],
    ],
    0.014,
    black,
    5,
  )
  mesh.tube(
    [
      [0.48, 0.27, -0.04],
      [0.4, 0.12, -0.22],
      [0.2, -0.12, -0.2],
      [0.16, -0.2, -0.1],
    ],
    0.012,
    black,
    5,
  )

  // arms
  for (const side of [-1, 1]) {
    const shoulder = [0.47, 0.01, side * 0.17]
    const elbow = pose === 'flutter' ? [0.22, -0.15, side * 0.24] : [0.56, -0.2, side * 0.23]
    const hand =
      pose === 'flutter' ? [0.4, -0.28, side * 0.06] : [0.84, -0.16, side * (pose === 'hover' ? 0.03 : 0.1)]
    mesh.limb(shoulder, elbow, 0.062, 0.05, black)
    mesh.limb(elbow, hand, 0.05, 0.036, black)
    mesh.ball(add(hand, [0.05, 0, 0]), [0.07, 0.03, 0.04], black, { rings: 5, sides: 8 })
  }

  // legs and fins
  for (const side of [-1, 1]) {
    const hip = [-0.1, -0.03, side * 0.09]
    const up = side * 0.13
    const knee = pose === 'flutter' ? [-0.52, -0.05 + up * 0.75, side * 0.1] : [-0.47, -0.12, side * 0.19]
    const ankle = pose === 'flutter' ? [-0.93, -0.02 + up * 1.5, side * 0.1] : [-0.76, 0.17, side * 0.16]
    mesh.limb(hip, knee, 0.095, 0.066, black)
    mesh.limb(knee, ankle, 0.064, 0.042, black)
    const aim =
      pose === 'flutter' ? [-0.96, up * 1.6 - 0.1, side * 0.02] : [-0.98, 0.1 + side * 0.03, side * 0.16]
    const at = (far) => add(ankle, times(aim, far))
    mesh.limb(ankle, at(0.1), 0.045, 0.045, blade)
    const width = [0.1, 0.13, 0.17, 0.2, 0.21, 0.19]
    const droop = pose === 'flutter' ? side * 0.22 : 0.1
    const line = width.map((_, step) => add(at(0.06 + step * 0.1), [0, -droop * (step / 5) ** 2 * 0.35, 0]))
    for (const lift of [0, 0.022])
      mesh.ribbon(
        line.map((point) => add(point, [0, lift, 0])),
        width,
        [0, 0.12, 0.99],
        blade,
      )
    mesh.tube(
      line.map((point) => add(point, [0, 0.01, -0.08])),
      0.016,
      blade,
      4,
    )
    mesh.tube(
      line.map((point) => add(point, [0, 0.01, 0.08])),
      0.016,
      blade,
      4,
    )
  }
  return mesh
}

/**
 * Puts a diver into the world and gives the air that rises from the mouth.
 * @param {import('../engine/world.mjs').World} world
 * @param {import('../engine/random.mjs').Random} random
 * @param {import('../engine/mesh.mjs').Place & { pose?: 'frog' | 'flutter' | 'hover', kit?: object, rise?: number }} how
 */
export function addDiver(world, random, { pose, kit, rise = 6, ...place }) {
  world.add('bare', diver(pose, kit), place)
  const { at = [0, 0, 0], yaw = 0, pitch = 0, scale = 1 } = place
  const reach = 0.82 * scale
  const mouth = add(at, [
    Math.cos(pitch) * Math.cos(yaw) * reach,
    Math.sin(pitch) * reach,
    -Math.cos(pitch) * Math.sin(yaw) * reach,
  ])
  const bubbles = []
  for (const [start, count] of [
    [0.2, 16],
    [1.5, 22],
    [3.3, 30],
  ])
    for (let bubble = 0; bubble < count; bubble += 1) {
      const high = start + random.around(0.35) + random.next() * 0.35
      if (high < 0.05 || high > rise) continue
      const wide = 0.04 + high * 0.07
      bubbles.push({
        at: add(mouth, [random.around(wide) + 0.05 * Math.sin(high * 2), high, random.around(wide)]),
        radius: random.between(0.012, 0.035) * (1 + high * 0.12),
        strength: random.between(0.12, 0.4),
      })
    }
  return { bubbles, mouth }
}

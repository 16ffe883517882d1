import { light } from '../engine/color.mjs'
import { cloud, ridge } from '../engine/noise.mjs'
import * as coral from '../things/corals.mjs'
import { patchy } from '../things/ground.mjs'

export const c = coral.reefColors

/** Puts a vessel of metal and dark openings into the world. */
export function stand(world, vessel, place) {
  world.add('metal', vessel.metal, place)
  world.add('dark', vessel.dark, place)
}

/** What grows on a sunny tropical reef. */
export const sunnyReef = [
  [coral.table, 4, [c.ochre, c.olive, c.cream]],
  [coral.staghorn, 6, [c.ochre, c.cream, c.violet]],
  [coral.dome, 3, [c.olive, c.ochre, c.grey]],
  [coral.softCoral, 2, [c.rose, c.magenta]],
  [coral.plates, 2, [c.ochre, c.rust]],
]

/** What grows deeper, in the blue. */
export const deepReef = [
  [coral.seaFan, 4, [c.rust, c.red, c.violet]],
  [coral.softCoral, 5, [c.magenta, c.red, c.orange]],
  [coral.tubeSponge, 3, [c.lemon, c.violet, c.ochre]],
  [coral.plates, 3, [c.olive, c.rust]],
  [coral.featherStar, 2, [c.lemon, c.red]],
]

/** What grows on rock in cooler seas. */
export const coolRock = [
  [coral.seaFan, 3, [c.lemon, c.rust, c.violet]],
  [coral.tubeSponge, 2, [c.ochre, c.lemon]],
  [coral.plumose, 3, [c.cream, c.orange]],
  [coral.dome, 1, [c.olive, c.rust]],
]

/** What grows on steel: the first to come. */
export const onSteel = [
  [coral.softCoral, 4, [c.magenta, c.rose, c.orange]],
  [coral.plates, 2, [c.olive, c.rust]],
  [coral.staghorn, 2, [c.ochre, c.cream]],
  [coral.featherStar, 1, [c.lemon]],
  [coral.dome, 2, [c.rust, c.grey]],
]

export const paleSand = light('#cfc2a0')
export const reefRock = patchy(light('#8d8368'), light('#5f5f4e'))
export const greyRock = patchy(light('#77756a'), light('#4d5148'))
export const brownRock = patchy(light('#7d6f55'), light('#4f4a3a'))
export const limestone = patchy(light('#b3a788'), light('#7f765e'))

/** Sand with soft swells. */
export const sandAt =
  (depth, swell = 0.5, slope = 0) =>
  (x, z) =>
    -depth +
    slope * x +
    cloud(x * 0.07, 5, z * 0.07, 3) * swell * 2 +
    cloud(x * 0.35, 8, z * 0.35, 3) * swell * 0.25

/** Broken rock. */
export const rockAt =
  (depth, rough = 1, seed = 3) =>
  (x, z) =>
    -depth +
    cloud(x * 0.14, seed, z * 0.14, 4) * 1.8 * rough +
    (ridge(x * 0.3, seed, z * 0.3, 4) - 0.5) * 1.6 * rough

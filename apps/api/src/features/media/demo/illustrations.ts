import { createHash } from 'node:crypto'
import type { Site } from '@soundings/contract/sites'
import { type WaterArtScene, waterArt } from '@soundings/rules/water-art'
import { v5 as nameId } from 'uuid'

/** A picture that is to be made of a scene; the same whenever it is asked for. */
export type Illustration = {
  /** What its upload is called, so that it is added once. */
  clientKey: string
  site: Pick<Site, 'id' | 'siteName'>
  scene: WaterArtScene
  focus: { x: number; y: number }
  width: number
  height: number
  /** How much larger than to fill the frame. */
  zoom: number
  isMirrored: boolean
  /** A colour that lies over it, as #rrggbb, and how dense. */
  tint: { color: string; opacity: number }
  caption: string
}

/** How many sites get three, and how many two. */
const sitesWith = { three: 24, two: 24 }

const frames = [
  { width: 1500, height: 1000 },
  { width: 1200, height: 900 },
  { width: 1600, height: 900 },
  { width: 900, height: 1200 },
  { width: 1000, height: 1000 },
]
const tints = ['#0a5c6b', '#123a6b', '#1f6b4f', '#6b5a1f', '#4a2f63']
const zooms = [1, 1.25, 1.6]

/** Any will do, as long as it stays. */
const namespace = '6f0c2f0e-6f4b-4d0e-9a51-3d1f6f2f7a10'

/** A number that is the same for the same text. */
const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()

const pick = <T>(from: readonly T[], number: number): T => from[number % from.length] as T

/** A site as its pictures show it; `name` is what it is called at its source. */
export type Shown = Parameters<typeof waterArt>[0] & Pick<Site, 'siteName'> & { name: string }

/** One picture of a site; `name` tells it from all others, and is the same wherever it is made. */
export const illustrate = (site: Shown, count: number, name = `${site.name}/${count}`): Illustration => {
  const number = numberOf(name)
  // Scenes are chosen by the site's name at its source, as its id is another on each server.
  const { scene, focus } = waterArt({ ...site, id: name })
  const isMirrored = (number & 1) === 1
  return {
    clientKey: nameId(name, namespace),
    site: { id: site.id, siteName: site.siteName },
    scene,
    focus: isMirrored ? { x: 1 - focus.x, y: focus.y } : focus,
    ...pick(frames, number >>> 1),
    // Those of one site must not look the same.
    zoom: pick(zooms, count),
    isMirrored,
    tint: { color: pick(tints, (number >>> 8) + count), opacity: 0.08 + (number % 5) * 0.03 },
    caption: `Illustration of ${site.siteName}, drawn and not photographed`,
  }
}

/** The pictures of a demonstration: two or three for each of some sites. `name` is what a site is called at its source. */
export const demoIllustrations = (sites: readonly Shown[]): Illustration[] =>
  sites
    .toSorted((one, other) => numberOf(one.name) - numberOf(other.name))
    .slice(0, sitesWith.three + sitesWith.two)
    .flatMap((site, index) =>
      Array.from({ length: index < sitesWith.three ? 3 : 2 }, (_, count) => illustrate(site, count)),
    )
    // The gallery shows them in this order: those of one site apart from each other.
    .toSorted((one, other) => numberOf(one.clientKey) - numberOf(other.clientKey))

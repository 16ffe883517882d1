import type { Coordinates } from '@soundings/contract/common'
import type { Site, SiteCategory, WreckLook } from '@soundings/contract/sites'

type Scene = {
  /** The depths, in metres, whose light the scene shows. */
  depth: readonly [from: number, to: number]
  /** What should stay in sight when the picture is cropped: shares of its width and height. */
  focus: { x: number; y: number }
}

const anyDepth = [0, Number.POSITIVE_INFINITY] as const
const below = (from: number) => [from, Number.POSITIVE_INFINITY] as const
const at = (x: number, y: number) => ({ x, y })

const scenes = {
  'coral-garden': { depth: [0, 18], focus: at(0.62, 0.68) },
  'coral-turtle': { depth: [0, 22], focus: at(0.72, 0.42) },
  'coral-slope': { depth: [14, 40], focus: at(0.72, 0.66) },
  'coral-deep': { depth: below(28), focus: at(0.66, 0.7) },
  'rocky-granite': { depth: [0, 40], focus: at(0.66, 0.66) },
  'rocky-seagrass': { depth: anyDepth, focus: at(0.78, 0.72) },
  'rocky-kelp': { depth: [0, 25], focus: at(0.74, 0.5) },
  'rocky-north': { depth: below(10), focus: at(0.74, 0.66) },
  'reef-balls': { depth: anyDepth, focus: at(0.74, 0.7) },
  'reef-frames': { depth: anyDepth, focus: at(0.82, 0.66) },
  pier: { depth: [0, 14], focus: at(0.74, 0.62) },
  'wreck-freighter': { depth: [12, 45], focus: at(0.7, 0.74) },
  'wreck-bow': { depth: below(22), focus: at(0.66, 0.3) },
  'wreck-tug': { depth: [0, 20], focus: at(0.7, 0.6) },
  'wreck-aeroplane': { depth: [0, 45], focus: at(0.74, 0.82) },
  'wreck-north': { depth: anyDepth, focus: at(0.7, 0.64) },
  'wreck-on-side': { depth: anyDepth, focus: at(0.7, 0.8) },
  'wreck-on-side-north': { depth: anyDepth, focus: at(0.7, 0.8) },
  'wreck-keel-up': { depth: anyDepth, focus: at(0.68, 0.82) },
  'wreck-keel-up-north': { depth: anyDepth, focus: at(0.68, 0.82) },
  'wreck-broken': { depth: [0, 45], focus: at(0.74, 0.6) },
  'wreck-submarine': { depth: below(20), focus: at(0.62, 0.78) },
  'wreck-schooner': { depth: anyDepth, focus: at(0.8, 0.5) },
  'wall-gorgonians': { depth: [0, 36], focus: at(0.72, 0.5) },
  'wall-abyss': { depth: below(34), focus: at(0.7, 0.46) },
  'wall-red-coral': { depth: [0, 45], focus: at(0.7, 0.52) },
  'wall-fjord': { depth: anyDepth, focus: at(0.7, 0.5) },
  'pinnacle-barracuda': { depth: [0, 40], focus: at(0.6, 0.36) },
  'pinnacle-hammerheads': { depth: below(28), focus: at(0.62, 0.42) },
  'pinnacle-seals': { depth: anyDepth, focus: at(0.62, 0.5) },
  'cave-mouth': { depth: anyDepth, focus: at(0.66, 0.5) },
  'cave-skylight': { depth: anyDepth, focus: at(0.62, 0.1) },
  'cenote-light': { depth: anyDepth, focus: at(0.62, 0.16) },
  'cenote-columns': { depth: anyDepth, focus: at(0.6, 0.56) },
  'drift-mantas': { depth: [0, 30], focus: at(0.62, 0.42) },
  'drift-channel': { depth: below(14), focus: at(0.66, 0.42) },
  'drift-green': { depth: anyDepth, focus: at(0.62, 0.46) },
  'muck-slope': { depth: anyDepth, focus: at(0.6, 0.8) },
  'muck-harbour': { depth: anyDepth, focus: at(0.66, 0.8) },
  'lake-perch': { depth: [0, 14], focus: at(0.7, 0.66) },
  'lake-trees': { depth: below(10), focus: at(0.7, 0.5) },
  'quarry-bus': { depth: anyDepth, focus: at(0.74, 0.78) },
  'quarry-ledges': { depth: anyDepth, focus: at(0.74, 0.56) },
  'river-trout': { depth: anyDepth, focus: at(0.6, 0.72) },
} as const satisfies Record<string, Scene>

export type WaterArtScene = keyof typeof scenes

/** Every scene of the library; each stands as `name.webp` and, small, as `name-640.webp`. */
export const waterArtScenes = Object.keys(scenes) as WaterArtScene[]

/** What should stay in sight when a scene is cropped: shares of its width and height. */
export const focusOf = (scene: WaterArtScene): { x: number; y: number } => scenes[scene].focus

type Sea = 'tropical' | 'mediterranean' | 'temperate' | 'cold'
type Fresh = 'lake' | 'quarry' | 'river'
type Choice = readonly WaterArtScene[]

const seas: Record<Exclude<SiteCategory, 'cave' | 'cenote'>, Record<Sea, Choice>> = {
  'coral-reef': {
    tropical: ['coral-garden', 'coral-turtle', 'coral-slope', 'coral-deep'],
    mediterranean: ['rocky-seagrass', 'wall-red-coral'],
    temperate: ['rocky-kelp', 'rocky-north'],
    cold: ['rocky-kelp', 'rocky-north'],
  },
  'rocky-reef': {
    tropical: ['rocky-granite', 'coral-deep'],
    mediterranean: ['rocky-seagrass'],
    temperate: ['rocky-kelp', 'rocky-north'],
    cold: ['rocky-kelp', 'rocky-north'],
  },
  'artificial-reef': {
    tropical: ['reef-balls', 'pier'],
    mediterranean: ['reef-balls', 'pier'],
    temperate: ['reef-frames', 'pier'],
    cold: ['reef-frames'],
  },
  wreck: {
    tropical: ['wreck-freighter', 'wreck-bow', 'wreck-tug'],
    mediterranean: ['wreck-freighter', 'wreck-bow'],
    temperate: ['wreck-broken', 'wreck-bow', 'wreck-north'],
    cold: ['wreck-broken', 'wreck-north'],
  },
  wall: {
    tropical: ['wall-gorgonians', 'wall-abyss'],
    mediterranean: ['wall-red-coral', 'wall-abyss'],
    temperate: ['wall-red-coral', 'wall-fjord'],
    cold: ['wall-fjord'],
  },
  pinnacle: {
    tropical: ['pinnacle-barracuda', 'pinnacle-hammerheads'],
    mediterranean: ['pinnacle-barracuda'],
    temperate: ['pinnacle-seals'],
    cold: ['pinnacle-seals'],
  },
  drift: {
    tropical: ['drift-mantas', 'drift-channel'],
    mediterranean: ['drift-green'],
    temperate: ['drift-green'],
    cold: ['drift-green'],
  },
  muck: {
    tropical: ['muck-slope'],
    mediterranean: ['muck-slope', 'muck-harbour'],
    temperate: ['muck-harbour'],
    cold: ['muck-harbour'],
  },
}

const fresh: Record<Fresh, { open: Choice } & Partial<Record<SiteCategory, Choice>>> = {
  lake: {
    open: ['lake-perch', 'lake-trees'],
    wreck: ['wreck-schooner', 'wreck-north'],
    wall: ['quarry-ledges'],
  },
  quarry: {
    open: ['quarry-bus', 'quarry-ledges'],
    wreck: ['quarry-bus'],
    'artificial-reef': ['quarry-bus'],
    wall: ['quarry-ledges'],
  },
  river: { open: ['river-trout'] },
}

const seaCaves: Choice = ['cave-mouth', 'cave-skylight']
const inlandCaves: Choice = ['cenote-columns', 'cave-skylight']
const cenotes: Choice = ['cenote-light', 'cenote-columns']

/** Wrecks of which is known how they look, in clear warm water and in green one; null where that shows many. */
const wrecksByLook: Record<WreckLook, { warm: Choice | null; green: Choice | null }> = {
  upright: { warm: null, green: ['wreck-north'] },
  'on-side': { warm: ['wreck-on-side'], green: ['wreck-on-side-north'] },
  'keel-up': { warm: ['wreck-keel-up'], green: ['wreck-keel-up-north'] },
  sailing: { warm: ['wreck-schooner'], green: ['wreck-schooner'] },
  aeroplane: { warm: ['wreck-aeroplane'], green: ['wreck-aeroplane'] },
  submarine: { warm: ['wreck-submarine'], green: ['wreck-submarine'] },
}

/** The kind of sea at a place, by its latitude; the Mediterranean has waters of its own. */
const seaAt = ([lng, lat]: Coordinates): Sea => {
  const fromEquator = Math.abs(lat)
  if (fromEquator < 30) return 'tropical'
  const isBiscay = lng < 0 && lat > 41.5
  if (lat > 30 && lat < 46 && lng > -5.5 && lng < 37 && !isBiscay) return 'mediterranean'
  return fromEquator < 46 ? 'temperate' : 'cold'
}

type Facts = Pick<
  Site,
  'id' | 'diveSiteCategory' | 'waterBodyType' | 'maxDepth' | 'coordinates' | 'wreckLook'
>

const choiceFor = ({
  diveSiteCategory: category,
  waterBodyType: water,
  coordinates,
  wreckLook,
}: Facts): Choice => {
  if (category === 'cenote') return cenotes
  const isFresh = water === 'lake' || water === 'quarry' || water === 'river'
  if (category === 'cave') return isFresh || water === 'cave' ? inlandCaves : seaCaves
  if (water === 'cave') return inlandCaves
  const sea = seaAt(coordinates)
  const isWarm = !isFresh && (sea === 'tropical' || sea === 'mediterranean')
  const looks = category === 'wreck' && wreckLook && wrecksByLook[wreckLook][isWarm ? 'warm' : 'green']
  if (looks) return looks
  if (isFresh) return (category && fresh[water][category]) ?? fresh[water].open
  return seas[category ?? (sea === 'tropical' ? 'coral-reef' : 'rocky-reef')][sea]
}

/** How far a depth lies outside what a scene shows, in metres. */
const offDepth = (scene: WaterArtScene, depth: number) => {
  const [from, to] = scenes[scene].depth
  return Math.max(0, from - depth, depth - to)
}

/** A number from 0 to 2^32 that is the same for the same text (FNV-1a, its bits mixed once more). */
const hash = (text: string): number => {
  let mixed = 2166136261
  for (let index = 0; index < text.length; index++)
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 16777619)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

/** How much of a scene is shown: all of it, or its subject from nearer. */
const zooms = [1, 1.14, 1.3] as const
/** The light in which it is shown, as changes of what was drawn: the turn of its hue in degrees, and two factors. */
const lights = [
  { hue: 0, saturation: 1, brightness: 1 },
  { hue: -16, saturation: 1.08, brightness: 1.04 },
  { hue: 14, saturation: 0.94, brightness: 0.9 },
  { hue: -6, saturation: 0.68, brightness: 1.02 },
] as const

export type WaterArt = {
  scene: WaterArtScene
  /** What a crop should keep in sight: shares of the width and height of the scene as it was drawn. */
  focus: { x: number; y: number }
  isMirrored: boolean
  /** How much larger than to fill its frame. */
  zoom: number
  light: { hue: number; saturation: number; brightness: number }
}

const pick = <T>(from: readonly T[], number: number): T => from[number % from.length] as T

/** A scene as it was drawn. */
export const asDrawn = (scene: WaterArtScene): WaterArt => ({
  scene,
  focus: focusOf(scene),
  isMirrored: false,
  zoom: 1,
  light: lights[0],
})

/**
 * The illustration of a site without a photo, always the same for the same site: its shape from the category and from
 * what is known of a wreck, its water from the water body and the latitude, its light from the depth. Frame and light
 * come from the site's id, so that two sites with one scene do not look the same.
 */
export const waterArt = (site: Facts): WaterArt => {
  const choice = choiceFor(site)
  const depth = site.maxDepth
  const nearest = depth === null ? 0 : Math.min(...choice.map((scene) => offDepth(scene, depth)))
  const fitting = depth === null ? choice : choice.filter((scene) => offDepth(scene, depth) === nearest)
  const scene = pick(fitting, hash(site.id))
  const look = hash(`${site.id} look`)
  return {
    scene,
    focus: focusOf(scene),
    isMirrored: (look & 1) === 1,
    zoom: pick(zooms, look >>> 3),
    light: pick(lights, look >>> 11),
  }
}

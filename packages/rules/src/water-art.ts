import type { Coordinates } from '@soundings/contract/common'
import type { Site, SiteCategory } from '@soundings/contract/sites'

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
    temperate: ['wreck-broken', 'wreck-bow'],
    cold: ['wreck-broken'],
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
  lake: { open: ['lake-perch', 'lake-trees'], wreck: ['wreck-schooner'], wall: ['quarry-ledges'] },
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

/** Wrecks that are no ship, as their names tell. */
const wrecksByName: [RegExp, WaterArtScene][] = [
  [/\b(submarine|u-boat|u-?\d{2,4})\b/i, 'wreck-submarine'],
  [
    /\b(aeroplane|airplane|aircraft|plane|jet|bomber|jake|catalina|seaplane|helicopter|corsair|b-?17|b-?24|b-?25|p-?47|dakota|dc-?[36]|boeing|airbus|jumbo|betty|zero|emily|spitfire|hellcat|stuka|junkers)\b/i,
    'wreck-aeroplane',
  ],
]

/** The kind of sea at a place, by its latitude; the Mediterranean has waters of its own. */
const seaAt = ([lng, lat]: Coordinates): Sea => {
  const fromEquator = Math.abs(lat)
  if (fromEquator < 30) return 'tropical'
  const isBiscay = lng < 0 && lat > 41.5
  if (lat > 30 && lat < 46 && lng > -5.5 && lng < 37 && !isBiscay) return 'mediterranean'
  return fromEquator < 46 ? 'temperate' : 'cold'
}

type Facts = Pick<Site, 'id' | 'siteName' | 'diveSiteCategory' | 'waterBodyType' | 'maxDepth' | 'coordinates'>

const choiceFor = ({
  siteName,
  diveSiteCategory: category,
  waterBodyType: water,
  coordinates,
}: Facts): Choice => {
  if (category === 'cenote') return cenotes
  const isFresh = water === 'lake' || water === 'quarry' || water === 'river'
  if (category === 'cave') return isFresh || water === 'cave' ? inlandCaves : seaCaves
  if (water === 'cave') return inlandCaves
  if (isFresh) return (category && fresh[water][category]) ?? fresh[water].open
  const named = category === 'wreck' && wrecksByName.find(([names]) => names.test(siteName))
  if (named) return [named[1]]
  const sea = seaAt(coordinates)
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

/**
 * The illustration of a site without a photo, always the same for the same site: its shape from the category, its water
 * from the water body and the latitude, its light from the depth. `focus` is what a crop should keep in sight.
 */
export const waterArt = (site: Facts): { scene: WaterArtScene; focus: { x: number; y: number } } => {
  const choice = choiceFor(site)
  const depth = site.maxDepth
  const nearest = depth === null ? 0 : Math.min(...choice.map((scene) => offDepth(scene, depth)))
  const fitting = depth === null ? choice : choice.filter((scene) => offDepth(scene, depth) === nearest)
  const scene = fitting[hash(site.id) % fitting.length] as WaterArtScene
  return { scene, focus: focusOf(scene) }
}

import type { Site } from '@soundings/contract/sites'
import { sectionSentence } from './cross-section/description.ts'
import { type Ground, groundOf, type Point } from './cross-section/ground.ts'
import { type Label, placeLabels, type Wish } from './cross-section/labels.ts'
import type { Subject } from './cross-section/layouts.ts'
import { type Limit, limitsTo, type Mark, type Reader, reachOf, ticksBetween } from './cross-section/scale.ts'

export type SectionFacts = Pick<
  Site,
  'maxDepth' | 'averageDepth' | 'depthRange' | 'diveSiteCategory' | 'access' | 'bottomComposition'
> &
  Partial<Pick<Site, 'wreckLook'>>

/** A picture for a wide column, or for a phone with larger words. Sizes in units of the picture. */
const frames = {
  wide: { width: 720, height: 262, surface: 46, text: 12.5, margin: 14, scale: 34, boat: 98, buoy: 26 },
  narrow: { width: 388, height: 256, surface: 46, text: 14, margin: 12, scale: 0, boat: 64, buoy: 16 },
} as const
export type Frame = keyof typeof frames

/** Everything a drawing of the site needs to know. Sizes in units of the picture; y runs down from its upper edge. */
export type Section = {
  width: number
  height: number
  /** Where the water begins. */
  surface: number
  /** Units for each metre of depth; null when no depth is known and the picture has no scale. */
  perMetre: number | null
  textSize: number
  subject: Subject
  /** How its wreck looks; null where nobody says, and where there is none. */
  wreckLook: Site['wreckLook']
  ground: Ground
  /** Whether the floor is where its depth says. Else it lies out of sight below the picture. */
  hasFloor: boolean
  boat: Point | null
  buoy: Point | null
  hasShore: boolean
  /** A diver at the average depth. */
  diver: Point | null
  limits: Limit[]
  ticks: Mark[]
  labels: Label[]
  /** The picture in one sentence. */
  sentence: string
}

/** The first words of what the floor is made of, when they are short enough to stand in a picture. */
const floorWords = (bottom: string | null): string | null => {
  const words = bottom?.split(/[,;(]/)[0]?.trim().toLowerCase() ?? ''
  return words !== '' && words.length <= 22 ? words : null
}

type Drawn = Omit<Section, 'labels' | 'ticks' | 'sentence'>
type Scene = { drawn: Drawn; facts: SectionFacts; isTopKnown: boolean; yOf: (metres: number) => number }

/** Where everything stands but the words. */
const sceneOf = (facts: SectionFacts, frame: Frame, reader: Reader): Scene => {
  const { width, height, surface, text, boat, buoy } = frames[frame]
  const { maxDepth, averageDepth, depthRange, access } = facts
  const subject: Subject = facts.diveSiteCategory ?? 'seabed'
  const hasShore = access === 'shore' || access === 'either'
  const hasBoat = (access === 'boat' || access === 'either') && subject !== 'cenote'
  const { reach, hasFloor } = reachOf(facts)

  const end = hasFloor ? height - 44 : height + 8
  const perMetre = reach === null ? null : (end - surface) / reach
  const yOf = (metres: number) => surface + metres * (perMetre ?? 0)
  const bottom = hasFloor && perMetre !== null && maxDepth !== null ? yOf(maxDepth) : end
  const isTopKnown = perMetre !== null && depthRange !== null && yOf(depthRange.min) < bottom - 12
  const top = isTopKnown ? yOf(depthRange.min) : surface + (bottom - surface) * 0.42
  const ground = groundOf(subject, { width, surface, top, bottom }, hasShore)

  const buoyX = ground.crest.x - buoy
  const diverX = subject === 'cenote' ? 0.43 : frame === 'wide' ? 0.3 : 0.2
  const isAverageShown =
    perMetre !== null && averageDepth !== null && averageDepth > 0 && yOf(averageDepth) < bottom - 14
  const drawn = {
    width,
    height,
    surface,
    perMetre,
    textSize: text,
    subject,
    wreckLook: facts.wreckLook ?? null,
    ground,
    hasFloor,
    boat: hasBoat ? { x: Math.max(buoyX - boat, boat * 0.6), y: surface } : null,
    buoy: subject === 'cenote' ? null : { x: buoyX, y: surface },
    hasShore,
    diver: isAverageShown ? { x: width * diverX, y: yOf(averageDepth) } : null,
    limits: reach === null ? [] : limitsTo(hasFloor ? (maxDepth ?? reach) : reach, reader, yOf),
  }
  return { drawn, facts, isTopKnown, yOf }
}

/** The places beside a point: where rock rises to its right, the water to its left comes first. */
const beside = ({ ground, subject }: Drawn, { x, y }: Point): Wish['places'] => {
  const right = [-5, 4, 16].map((down) => ({ at: { x: x + 10, y: y + down }, anchor: 'start' as const }))
  const left = [5, 17, -7].map((down) => ({ at: { x: x - 11, y: y + down }, anchor: 'end' as const }))
  return ground.rocks.length > 0 || subject === 'muck' ? [...left, ...right] : [...right, ...left]
}

/** What the picture wants to say, the most important first. */
const preferredOf = (scene: Scene, frame: Frame, { depthText }: Reader): Wish[] => {
  const { drawn, facts, isTopKnown, yOf } = scene
  const { ground, width, height, surface, perMetre, hasFloor, limits, diver } = drawn
  const { maxDepth, averageDepth, depthRange } = facts
  const { margin } = frames[frame]
  const isWide = frame === 'wide'
  const preferred: Wish[] = []

  if (perMetre === null)
    preferred.push({
      key: 'unknown',
      text: 'Depth not recorded',
      dot: null,
      places: [{ at: { x: margin, y: (surface + ground.deepest.y) / 2 }, anchor: 'start' }],
    })
  if (maxDepth !== null) {
    const made = hasFloor ? floorWords(facts.bottomComposition) : 'far below'
    const { x } = ground.deepest
    const y = hasFloor ? ground.deepest.y + 20 : height - 12
    const sides: Wish['places'] = [
      { at: { x: x + 10, y }, anchor: 'start' },
      { at: { x: x - 10, y }, anchor: 'end' },
      { at: { x: width / 2, y }, anchor: 'middle' },
    ]
    preferred.push({
      key: 'max',
      text: [`Max ${depthText(maxDepth)}`, made].filter(Boolean).join(', '),
      dot: hasFloor ? ground.deepest : null,
      places: hasFloor ? sides : [{ at: { x, y }, anchor: 'middle' }, ...sides],
    })
  }
  if (isTopKnown && depthRange)
    preferred.push({
      key: 'top',
      text: `From ${depthText(depthRange.min)}`,
      dot: ground.crest,
      places: beside(drawn, ground.crest),
    })
  if (!hasFloor && depthRange) {
    const dot = { x: ground.deepest.x, y: yOf(depthRange.max) }
    preferred.push({
      key: 'dived',
      text: `Dived to ${depthText(depthRange.max)}`,
      dot,
      places: beside(drawn, dot),
    })
  }
  for (const { name, y, text } of limits)
    preferred.push({
      key: `limit-${name}`,
      text: isWide ? `${name} limit, ${text}` : text,
      dot: null,
      places: [{ at: { x: margin, y: y - 6 }, anchor: 'start' }],
    })
  if (diver && averageDepth !== null)
    preferred.push({
      key: 'average',
      text: isWide ? `Average ${depthText(averageDepth)}` : `Avg ${depthText(averageDepth)}`,
      dot: null,
      places: [4, -6, 15].map((down) => ({
        at: { x: diver.x + 22, y: diver.y + down },
        anchor: 'start' as const,
      })),
    })
  return preferred
}

/** The scene of a site in cross-section, from what is known about it; what is not known is not made up. */
export const crossSection = (facts: SectionFacts, frame: Frame, reader: Reader): Section => {
  const { margin, scale } = frames[frame]
  const scene = sceneOf(facts, frame, reader)
  const { width, height, surface, perMetre, limits, hasFloor, ground, textSize } = scene.drawn
  const lines = limits.map(({ y }) => ({ left: 0, right: width, top: y - 1, bottom: y + 1 }))
  const room = {
    left: margin - 4,
    right: width - Math.max(scale, 8),
    top: surface + 4,
    bottom: height - 4,
  }
  const end = hasFloor ? ground.deepest.y : height - 8
  return {
    ...scene.drawn,
    ticks: perMetre !== null && scale > 0 ? ticksBetween(surface, end, reader, scene.yOf) : [],
    labels: placeLabels(preferredOf(scene, frame, reader), room, textSize, lines),
    sentence: sectionSentence(
      facts,
      limits.map(({ name, text }) => `${name} limit at ${text}`),
      reader.depthText,
    ),
  }
}

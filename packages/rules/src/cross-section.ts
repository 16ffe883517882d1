import type { Site } from '@soundings/contract/sites'
import { type Ground, groundOf, type Point, type Subject } from './cross-section-ground.ts'
import { type Label, placeLabels, type Wish } from './cross-section-labels.ts'
import { sectionSentence } from './cross-section-words.ts'

export type SectionFacts = Pick<
  Site,
  'maxDepth' | 'averageDepth' | 'depthRange' | 'diveSiteCategory' | 'access' | 'bottomComposition'
>

/** How the reader takes depths: the unit of the scale, and a depth in metres as they read it. */
export type Reader = { unit: 'm' | 'ft'; depthText: (metres: number) => string }

/** A picture for a wide column, or for a phone with larger words. Sizes in units of the picture. */
const frames = {
  wide: { width: 720, height: 262, surface: 46, text: 12.5, margin: 14, boat: 98, buoy: 26 },
  narrow: { width: 388, height: 256, surface: 46, text: 14, margin: 12, boat: 64, buoy: 16 },
} as const
export type Frame = keyof typeof frames

/** Limits of common training levels, as agencies print them in metres and in feet. */
export const trainingLimits = [
  { name: 'Open Water', m: 18, ft: 60 },
  { name: 'Advanced', m: 30, ft: 100 },
  { name: 'Recreational', m: 40, ft: 130 },
] as const

const scale = {
  m: [5, 12, 18, 30, 40, 60, 80, 100, 150, 200, 250, 300, 350],
  ft: [20, 40, 60, 100, 130, 200, 260, 330, 500, 650, 800, 1000],
} as const
const metresIn = { m: 1, ft: 0.3048 } as const

type Mark = { y: number; text: string }
export type Limit = Mark & { name: string }

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

/** Beyond this depth, in metres, a floor that nobody dives to is left out of the picture. */
const deepest = 60
const isKnown = (depth: number | null | undefined): depth is number => depth != null

/** How deep the picture reaches, in metres, and whether the floor is part of it. */
const reachOf = ({ maxDepth, averageDepth, depthRange }: SectionFacts) => {
  const dived = depthRange?.max ?? averageDepth
  if (maxDepth !== null) {
    const isFarBelow = maxDepth > deepest && dived !== null && maxDepth > dived * 1.6
    return isFarBelow
      ? { reach: Math.max(dived * 1.4, 24), hasFloor: false }
      : { reach: Math.max(maxDepth, 1), hasFloor: true }
  }
  return { reach: dived === null ? null : Math.max(dived * 1.3, 1), hasFloor: dived === null }
}

/** The first words of what the floor is made of, when they are short enough to stand in a picture. */
const floorWords = (bottom: string | null): string | null => {
  const words = bottom?.split(/[,;(]/)[0]?.trim().toLowerCase() ?? ''
  return words !== '' && words.length <= 22 ? words : null
}

/** The scene of a site in cross-section, from what is known about it; what is not known is not made up. */
export const crossSection = (facts: SectionFacts, frame: Frame, reader: Reader): Section => {
  const { width, height, surface, text, margin, boat, buoy } = frames[frame]
  const { maxDepth, averageDepth, depthRange, access } = facts
  const isWide = frame === 'wide'
  const subject = facts.diveSiteCategory ?? 'seabed'
  const hasShore = access === 'shore' || access === 'either'
  const hasBoat = (access === 'boat' || access === 'either') && subject !== 'cenote'
  const { reach, hasFloor } = reachOf(facts)

  const bottom = hasFloor ? height - 44 : height + 8
  const perMetre = reach === null ? null : (bottom - surface) / reach
  const yOf = (metres: number) => surface + metres * (perMetre ?? 0)
  const floor = hasFloor && isKnown(maxDepth) ? yOf(maxDepth) : bottom
  const isTopKnown = perMetre !== null && depthRange !== null && yOf(depthRange.min) < floor - 12
  const top = isTopKnown ? yOf(depthRange.min) : surface + (floor - surface) * 0.42
  const ground = groundOf(subject, { width, surface, top, bottom: floor }, hasShore)

  const buoyX = ground.crest.x - buoy
  const shownLimits =
    reach === null
      ? []
      : trainingLimits
          .map((limit) => ({ name: limit.name, metres: limit[reader.unit] * metresIn[reader.unit], limit }))
          .filter(({ metres }) => metres <= (hasFloor ? (maxDepth ?? reach) : reach) + 0.5)
          .map(({ name, metres, limit }) => ({
            name,
            y: yOf(metres),
            text: `${limit[reader.unit]}\u00a0${reader.unit}`,
          }))

  const isAverageShown =
    perMetre !== null && isKnown(averageDepth) && averageDepth > 0 && yOf(averageDepth) < floor - 14
  const diverX = subject === 'cenote' ? 0.43 : isWide ? 0.3 : 0.2
  const diver = isAverageShown ? { x: width * diverX, y: yOf(averageDepth) } : null

  const wishes: Wish[] = []
  const wish = (key: string, said: string, dot: Point | null, places: Wish['places']) =>
    wishes.push({ key, text: said, dot, places })
  /** Beside a point: where rock rises to the right, the water to its left comes first. */
  const beside = ({ x, y }: Point): Wish['places'] => {
    const right = [y - 5, y + 4, y + 16].map((at) => ({ at: { x: x + 10, y: at }, anchor: 'start' as const }))
    const left = [y + 5, y + 17, y - 7].map((at) => ({ at: { x: x - 11, y: at }, anchor: 'end' as const }))
    return ground.rocks.length > 0 || subject === 'muck' ? [...left, ...right] : [...right, ...left]
  }

  if (reach === null)
    wish('unknown', 'Depth not recorded', null, [
      { at: { x: margin, y: surface + (floor - surface) / 2 }, anchor: 'start' },
    ])
  if (isKnown(maxDepth)) {
    const made = isWide || hasFloor ? floorWords(facts.bottomComposition) : null
    const said = `Max ${reader.depthText(maxDepth)}`
    const below = { x: ground.deepest.x, y: hasFloor ? floor + 20 : height - 12 }
    const texts = hasFloor && made ? [`${said}, ${made}`, said] : [hasFloor ? said : `${said}, far below`]
    wish('max', texts[0] ?? said, hasFloor ? ground.deepest : null, [
      { at: { x: below.x + (hasFloor ? 10 : 0), y: below.y }, anchor: hasFloor ? 'start' : 'middle' },
      { at: { x: below.x - 10, y: below.y }, anchor: 'end' },
      { at: { x: width / 2, y: below.y }, anchor: 'middle' },
    ])
  }
  if (isTopKnown) wish('top', `From ${reader.depthText(depthRange.min)}`, ground.crest, beside(ground.crest))
  if (!hasFloor && depthRange !== null && perMetre !== null) {
    const point = { x: ground.deepest.x, y: yOf(depthRange.max) }
    wish('dived', `Dived to ${reader.depthText(depthRange.max)}`, point, beside(point))
  }
  for (const { name, y, text: said } of shownLimits)
    wish(`limit-${name}`, isWide ? `${name} limit, ${said}` : said, null, [
      { at: { x: margin, y: y - 6 }, anchor: 'start' },
    ])
  if (diver && isAverageShown)
    wish('average', `${isWide ? 'Average' : 'Avg'} ${reader.depthText(averageDepth)}`, null, [
      { at: { x: diver.x + 22, y: diver.y + 4 }, anchor: 'start' },
      { at: { x: diver.x + 22, y: diver.y - 6 }, anchor: 'start' },
      { at: { x: diver.x + 22, y: diver.y + 15 }, anchor: 'start' },
      { at: { x: diver.x, y: diver.y - 12 }, anchor: 'middle' },
      { at: { x: diver.x, y: diver.y + 22 }, anchor: 'middle' },
    ])

  const lines = shownLimits.map(({ y }) => ({ left: 0, right: width, top: y - 1, bottom: y + 1 }))
  const edge = { left: margin - 4, right: width - (isWide ? 34 : 8), top: surface + 4, bottom: height - 4 }
  return {
    width,
    height,
    surface,
    perMetre,
    textSize: text,
    subject,
    ground,
    hasFloor,
    boat: hasBoat ? { x: Math.max(buoyX - boat, isWide ? 60 : 50), y: surface } : null,
    buoy: subject === 'cenote' ? null : { x: buoyX, y: surface },
    hasShore,
    diver,
    limits: shownLimits,
    ticks:
      perMetre !== null && isWide ? ticksOf(reader.unit, yOf, surface, hasFloor ? floor : height - 8) : [],
    labels: placeLabels(wishes, edge, text, lines),
    sentence: sectionSentence(
      facts,
      shownLimits.map(({ name, text: said }) => `${name} limit at ${said}`),
      reader.depthText,
    ),
  }
}

/** The numbers of the scale, limits first, none nearer than a line of text to another. */
const ticksOf = (unit: Reader['unit'], yOf: (metres: number) => number, from: number, to: number): Mark[] => {
  const limits: number[] = trainingLimits.map((limit) => limit[unit])
  const marks = scale[unit].map((value) => ({
    y: yOf(value * metresIn[unit]),
    text: String(value),
    isLimit: limits.includes(value),
  }))
  const kept: Mark[] = []
  for (const { y, text } of marks.toSorted((one, other) => Number(other.isLimit) - Number(one.isLimit)))
    if (y > from + 14 && y <= to + 1 && kept.every((other) => Math.abs(other.y - y) >= 17))
      kept.push({ y, text })
  return kept.toSorted((one, other) => one.y - other.y)
}

import type { SharedDive } from '@soundings/contract/dive-log'
import { listText, longDate } from './phrases.ts'
import { plainly } from './share-picture.ts'
import { speciesNames } from './species.ts'
import { depthText, temperatureText } from './units.ts'

type Told = Pick<
  SharedDive,
  | 'siteName'
  | 'location'
  | 'date'
  | 'maxDepth'
  | 'duration'
  | 'visibility'
  | 'waterTemp'
  | 'species'
  | 'diver'
>

/** The nearest place of a location, which is written from the country on: `Dahab` of `Egypt, Dahab`. */
const placeIn = (location: string): string => location.split(',').at(-1)?.trim() ?? ''

const figuresOf = ({ maxDepth, duration }: Pick<Told, 'maxDepth' | 'duration'>): string[] => [
  ...(maxDepth === null ? [] : [`${Math.round(maxDepth)} m`]),
  ...(duration === null ? [] : [`${Math.round(duration)} min`]),
]

const titleOf = (dive: Told): string => {
  const place = placeIn(dive.location)
  const where = place && place !== dive.siteName ? `${dive.siteName}, ${place}` : dive.siteName
  const figures = figuresOf(dive).join(', ')
  return figures ? `${where} · ${figures}` : where
}

/** So many species are named. */
const mostSpecies = 4

/** What a link to a dive says of it: `Blue Hole, Dahab · 31 m, 48 min`, and who dived when and what it was like. */
export const diveShareText = (dive: Told): { title: string; description: string } => {
  const day = longDate(new Date(dive.date))
  const who = dive.diver === null ? `A dive on ${day}.` : `A dive by ${dive.diver} on ${day}.`
  const water = [
    ...(dive.visibility === null ? [] : [`${depthText(dive.visibility, 'm')} visibility`]),
    ...(dive.waterTemp === null ? [] : [`${temperatureText(dive.waterTemp, 'C')} water`]),
  ]
  const seen = speciesNames(dive.species).slice(0, mostSpecies)
  const sentences = [
    who,
    water.length > 0 && `It had ${listText(water)}.`,
    seen.length > 0 && `Seen: ${listText(seen)}.`,
  ]
  return { title: titleOf(dive), description: sentences.filter(Boolean).join(' ') }
}

/** Everything that the picture of a dive shows. */
export type DivePictureFacts = {
  name: string
  /** Place and figures in one line. */
  line: string
  /** Metres. */
  maxDepth: number | null
  /** Depths at equal times, in 255ths of the greatest; null where the link does not show the profile. */
  outline: readonly number[] | null
}

export const divePictureFacts = (dive: Told & Pick<SharedDive, 'outline'>): DivePictureFacts => ({
  name: plainly(dive.siteName),
  line: plainly([placeIn(dive.location), ...figuresOf(dive)].filter(Boolean).join(' · ')),
  maxDepth: dive.maxDepth,
  outline: dive.outline,
})

/** The picture in words, for those who do not see it. */
export const divePictureAlt = (dive: Told & Pick<SharedDive, 'outline'>): string =>
  dive.outline ? `Depth profile of a dive: ${titleOf(dive)}` : `Illustration of a dive: ${titleOf(dive)}`

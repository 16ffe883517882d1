import {
  type DiveCondition,
  type DiveFacts,
  type DiveUpdate,
  diveConditions,
  diveLogLimits,
  type GasKind,
} from '@soundings/contract/dive-log'
import { gasKindsOf, sacOf } from './dive-gas.ts'
import { summaryOf } from './dive-profile.ts'
import { speciesIn } from './species.ts'
import { fold } from './text.ts'

/** The country of a dive: what stands before the first comma of its location. */
export const countryIn = (location: string): string => location.split(',', 1)[0]?.trim() ?? ''

/** A name as names are compared: `Lea ` and `lea` are one. */
export const foldedName = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** The same names without those that are there already, as they were first written. */
export const distinctNames = (names: readonly string[]): string[] => {
  const seen = new Set<string>()
  return names.filter((name) => {
    const isNew = !seen.has(foldedName(name))
    seen.add(foldedName(name))
    return isNew
  })
}

/** To the hundredth: so feet and °F come back as they were typed. */
const tidyFigure = (value: number | null): number | null => value && Math.round(value * 100) / 100

/** A dive of which nothing is known but what is asked of everybody. */
export const nothingToldOf = (known: Pick<DiveFacts, 'siteName' | 'location' | 'date'>): DiveFacts => ({
  time: null,
  utcOffset: null,
  maxDepth: null,
  meanDepth: null,
  duration: null,
  durationSeconds: null,
  visibility: null,
  waterTemp: null,
  maxTemp: null,
  airTemp: null,
  conditions: [],
  notes: null,
  number: null,
  rating: null,
  suit: null,
  mode: null,
  animalsSeen: null,
  entry: null,
  exit: null,
  buddies: [],
  divemasters: [],
  tags: [],
  weights: [],
  cylinders: [],
  computers: [],
  diveSiteId: null,
  trip: null,
  photos: [],
  equipment: [],
  extra: {},
  ...known,
})

/** The seconds of a change: those that were told, or else the minutes; seconds that only came along are not told. */
const secondsOf = (before: DiveFacts, { duration, durationSeconds }: DiveUpdate): number | null => {
  const isEcho = durationSeconds === before.durationSeconds && duration !== before.duration
  if (durationSeconds !== undefined && durationSeconds !== null && !(isEcho && duration !== undefined))
    return durationSeconds
  if (duration !== undefined) return duration === null ? null : Math.round(duration * 60)
  return durationSeconds === undefined ? before.durationSeconds : null
}

/** A dive with what was said anew; what was left out stays. */
export const withChanges = (before: DiveFacts, { version: _, ...told }: DiveUpdate): DiveFacts => {
  const said = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
  return tidyDive({ ...before, ...said, durationSeconds: secondsOf(before, told) })
}

/** Leaves nothing empty and says nothing twice. Minutes follow from the seconds. */
export const tidyDive = (facts: DiveFacts): DiveFacts => ({
  ...facts,
  duration: facts.durationSeconds === null ? null : Math.round((facts.durationSeconds / 60) * 100) / 100,
  maxDepth: tidyFigure(facts.maxDepth),
  meanDepth: tidyFigure(facts.meanDepth),
  visibility: tidyFigure(facts.visibility),
  waterTemp: tidyFigure(facts.waterTemp),
  maxTemp: tidyFigure(facts.maxTemp),
  airTemp: tidyFigure(facts.airTemp),
  conditions: diveConditions.filter((condition: DiveCondition) => facts.conditions.includes(condition)),
  notes: facts.notes || null,
  suit: facts.suit || null,
  animalsSeen: facts.animalsSeen || null,
  buddies: distinctNames(facts.buddies),
  divemasters: distinctNames(facts.divemasters),
  tags: distinctNames(facts.tags),
})

/** What follows from what a dive says: kept beside it to find, count and sort by. */
export type DerivedOfDive = {
  country: string
  countryFolded: string
  siteFolded: string
  gases: GasKind[]
  sac: number | null
  species: string[]
  /** What a search looks through, in lower case. */
  words: string
}

type Searched = Pick<
  DiveFacts,
  'siteName' | 'location' | 'trip' | 'animalsSeen' | 'buddies' | 'divemasters' | 'tags' | 'notes'
>

/** Words with marks or letters that many keyboards lack, as they are typed without: `jose`, `strasse`. */
const plainWords = (text: string): string[] =>
  text.split(/\s+/).flatMap((word) => {
    const plain = /[^\p{ASCII}]/u.test(word) ? fold(word) : ''
    return plain === '' || word.includes(plain) ? [] : [plain]
  })

/** What a search looks through, in lower case: what was written, and its words without their marks. */
export const searchedIn = (dive: Searched): string => {
  const written = [
    dive.siteName,
    dive.location,
    dive.trip,
    dive.animalsSeen,
    ...dive.buddies,
    ...dive.divemasters,
    ...dive.tags,
    dive.notes,
  ]
    .filter((text) => text !== null)
    .join('\n')
    .normalize('NFKC')
    .toLowerCase()
  return [written, ...new Set(plainWords(written))].join('\n')
}

/** The average depth of the computer stands in where the diver gave none. */
export const derivedOf = (facts: DiveFacts): DerivedOfDive => {
  const meanDepth =
    facts.meanDepth ?? facts.computers.find((one) => one.meanDepth !== null)?.meanDepth ?? null
  return {
    country: countryIn(facts.location),
    countryFolded: foldedName(countryIn(facts.location)),
    siteFolded: foldedName(facts.siteName),
    gases: gasKindsOf(facts.cylinders),
    sac: sacOf(facts.cylinders, { durationSeconds: facts.durationSeconds, meanDepth }),
    species: facts.animalsSeen === null ? [] : speciesIn(facts.animalsSeen).slice(0, diveLogLimits.species),
    words: searchedIn(facts),
  }
}

/** What computers recorded fills in what was not told: of each computer and, from the first with samples, of the dive. */
export const withRecordings = (facts: DiveFacts): DiveFacts => {
  const recorded = facts.computers.map((computer) => ({
    computer,
    said: computer.samples ? summaryOf(computer.samples) : undefined,
  }))
  const first = recorded.find(({ said }) => said)?.said
  const computers = recorded.map(({ computer, said }) => ({
    ...computer,
    maxDepth: computer.maxDepth ?? said?.maxDepth ?? null,
    meanDepth: computer.meanDepth ?? said?.meanDepth ?? null,
  }))
  if (!first) return { ...facts, computers }
  return tidyDive({
    ...facts,
    computers,
    maxDepth: facts.maxDepth ?? first.maxDepth,
    meanDepth: facts.meanDepth ?? first.meanDepth,
    durationSeconds: facts.durationSeconds ?? first.durationSeconds,
    waterTemp: facts.waterTemp ?? first.waterTemp,
    maxTemp: facts.maxTemp ?? first.maxTemp,
  })
}

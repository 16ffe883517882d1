import type { SearchQuery } from '@soundings/contract/search'
import { monthNames } from '@soundings/rules/months'
import { numberText } from '@soundings/rules/phrases'
import { speciesById, speciesIn } from '@soundings/rules/species'
import { distanceText } from '@soundings/rules/units'
import { membersOf } from '../understanding/animal-groups.ts'
import { speciesText } from '../understanding/chips.ts'
import { within } from '../understanding/within.ts'
import { type Sentence, say } from './pieces.ts'
import { bestMonthsOf, levelOf, levelWord, type Reader, type Source } from './sources.ts'

type Asked = Pick<SearchQuery, 'species' | 'months' | 'levels' | 'access'>

/** What divers reported of an animal that was asked for; else where the entry names it. */
const animalReason = ({ site, digest }: Source, wanted: string): Sentence => {
  const ids = new Set(membersOf(wanted))
  const seen = digest?.seen.find(({ species }) => ids.has(species))
  if (seen && digest) {
    const [dives, all] = [numberText(seen.reports), numberText(digest.reports)]
    return say`Divers reported ${within(speciesText(seen.species))} on ${dives} of ${all} dives there.`
  }
  const named = site.marineLife.find((animal) => speciesIn(animal).some((id) => ids.has(id)))
  if (named) return say`Its listed marine life includes ${within(named)}.`
  const told = speciesIn(site.description ?? '').find((id) => ids.has(id))
  return told ? say`Its description mentions ${within(speciesText(told))}.` : []
}

const monthReason = (source: Source, months: readonly number[]): Sentence => {
  const best = bestMonthsOf(source)
  const good = months.find((month) => best.includes(month))
  if (good === undefined || best.length === 12) return []
  return say`${monthNames[good - 1] ?? ''} is one of its best months.`
}

const nearReason = ({ distance }: Source, { depth }: Reader): Sentence =>
  distance === null ? [] : say`It’s ${distanceText(distance, depth)} away.`

const levelReason = ({ site }: Source, { levels }: Asked): Sentence => {
  const level = levelOf(site)
  return level !== null && levels.includes(level) ? say`It’s listed for ${levelWord[level]}.` : []
}

const accessReason = ({ site }: Source, { access }: Asked): Sentence => {
  if (site.access === null) return []
  if (access === 'shore' && site.access !== 'boat') return say`You can dive it from shore.`
  return access === 'boat' && site.access !== 'shore' ? say`You can dive it from a boat.` : []
}

/** The best reason why a site that was just named matches the question; empty if there is none to tell. */
export const reasonFor = (source: Source, asked: Asked, reader: Reader): Sentence =>
  [
    ...asked.species.filter((id) => speciesById(id)).map((id) => animalReason(source, id)),
    monthReason(source, asked.months),
    nearReason(source, reader),
    levelReason(source, asked),
    accessReason(source, asked),
  ].find(({ length }) => length > 0) ?? []

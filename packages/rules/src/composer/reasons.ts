import type { SearchQuery } from '@soundings/contract/search'
import type { Site } from '@soundings/contract/sites'
import { monthNames } from '../months.ts'
import { speciesById, speciesIn } from '../species.ts'
import { membersOf } from '../understanding/animal-groups.ts'
import { speciesText } from '../understanding/chips.ts'
import { within } from '../understanding/within.ts'
import { depthText, distanceText } from '../units.ts'
import { bestMonthsOf, depthOf, hasRange, kindOf, levelWord, type Reader, type Source } from './sources.ts'

type Asked = Pick<SearchQuery, 'species' | 'months' | 'levels' | 'access'>

/** What divers, or else the entry, say of an animal that was asked for. */
const animalReason = ({ site, digest }: Source, wanted: string): string => {
  const ids = new Set(membersOf(wanted))
  const seen = digest?.seen.find(({ species }) => ids.has(species))
  if (seen && digest) return `${within(seen.name)} was seen on ${seen.reports} of ${digest.reports} dives`
  const named = site.marineLife.find((animal) => speciesIn(animal).some((id) => ids.has(id)))
  if (named) return `its entry names ${within(named)}`
  const told = speciesIn(site.description ?? '').find((id) => ids.has(id))
  return told ? `its description tells of ${within(speciesText(told))}` : ''
}

const monthReason = (source: Source, months: readonly number[]): string => {
  const best = bestMonthsOf(source)
  const good = months.find((month) => best.includes(month))
  if (good === undefined || best.length === 12) return ''
  return `${monthNames[good - 1]} is one of its best months`
}

const levelReason = ({ site }: Source, { levels }: Asked): string => {
  const level = site.difficulty ?? site.requiredDiverLevel
  return level !== null && levels.includes(level) ? `it is meant for ${levelWord[level]}` : ''
}

const accessReason = ({ site }: Source, { access }: Asked): string => {
  if (access === 'shore' && site.access !== 'boat' && site.access !== null)
    return 'you can walk in from the shore'
  return access === 'boat' && site.access !== 'shore' && site.access !== null ? 'boats go there' : ''
}

const nearReason = ({ distance }: Source, { depth }: Reader): string =>
  distance === null ? '' : `it lies ${distanceText(distance, depth)} away`

/** A bottom so many metres below where one usually dives is told as well. */
const telling = 5

/** `16 to 30 m`; `mostly 3 to 30 m, 102 m at most` where it goes much deeper than one usually dives. */
const depths = (site: Site, reader: Reader): string => {
  const { depthRange, maxDepth } = site
  const usual = depthOf(site, reader)
  const isDeeper = hasRange(site) && maxDepth !== null && maxDepth - (depthRange?.max ?? 0) >= telling
  return isDeeper ? `mostly ${usual}, ${depthText(maxDepth, reader.depth)} at most` : usual
}

/** `a wreck, 16 to 30 m` */
export const sketch = ({ site }: Source, reader: Reader): string =>
  [kindOf(site), depths(site, reader)].filter(Boolean).join(', ')

/** Why this site fits what was asked, the most telling reason first; perhaps none. */
export const reasonsFor = (source: Source, asked: Asked, reader: Reader): string[] =>
  [
    ...asked.species.filter((id) => speciesById(id)).map((id) => animalReason(source, id)),
    monthReason(source, asked.months),
    nearReason(source, reader),
    levelReason(source, asked),
    accessReason(source, asked),
  ].filter(Boolean)

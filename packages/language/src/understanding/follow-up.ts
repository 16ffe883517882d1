import type { SearchQuery, Where } from '@soundings/contract/search'
import type { SiteCategory } from '@soundings/contract/site-fields'
import { membersOf } from './animal-groups.ts'
import { different, isSame } from './different.ts'
import { categoriesOfType } from './kinds.ts'
import { isWithin } from './locations.ts'
import { phraseSet, says } from './phrases.ts'
import { emptyQuery, isGiven, once, type Read } from './query.ts'
import { clauseEnd, type Line, phraseAt, wordAt, wordSet } from './words.ts'

const wondering = /^(?:is|are) there (?:a|an|any|some|one|good|also)?(?: |$)/

const endsOnMore = /(?:^| )(?:also|as well)$/

/** "Also wrecks", "wrecks too"; "is there a wreck there too?" asks for wrecks alone. */
const adds = (line: Line): boolean =>
  ['also', 'or', 'add', 'plus', 'including'].includes(wordAt(line, 0)) ||
  endsOnMore.test(phraseAt(line, 0, clauseEnd(line, 0))) ||
  (wordAt(line, line.words.length - 1) === 'too' &&
    !wondering.test(phraseAt(line, 0, Math.min(3, line.words.length))))
const replaces = (line: Line) =>
  ['what', 'how', 'instead'].includes(wordAt(line, 0)) || wordAt(line, line.words.length - 1) === 'instead'

/** Kinds that are no longer wanted leave the wish; those that were no part of it are ruled out. */
const withoutKinds = (query: SearchQuery, unwanted: readonly SiteCategory[]): Read => {
  const diveTypes = query.diveTypes.filter(
    (type) => !categoriesOfType(type).some((each) => unwanted.includes(each)),
  )
  const categories = query.categories.filter((category) => !unwanted.includes(category))
  const isLess = diveTypes.length + categories.length < query.diveTypes.length + query.categories.length
  const isNothingLeft = diveTypes.length + categories.length === 0
  return {
    diveTypes,
    categories,
    without: isLess && !isNothingLeft ? query.without : once([...query.without, ...unwanted]),
  }
}

/** What is no longer wanted leaves the wishes, and what is wanted after all what was ruled out. */
const excluding = (query: SearchQuery, { where = [], notWhere = [], species = [], ...next }: Read): Read => ({
  where: query.where.filter((each) => !notWhere.some((out) => isSame(each)(out) || isWithin(each, out))),
  notWhere: [
    ...query.notWhere.filter((each) => ![...where, ...notWhere].some(isSame(each))),
    ...notWhere,
  ].slice(0, maxExcluded),
  species: query.species.filter((id) => !next.notSpecies?.some((gone) => membersOf(gone).includes(id))),
  notSpecies: once([
    ...query.notSpecies.filter((id) => !species.includes(id)),
    ...(next.notSpecies ?? []),
  ]).slice(0, maxExcluded),
  notSites: [
    ...query.notSites.filter(({ id }) => !next.notSites?.some((each) => each.id === id)),
    ...(next.notSites ?? []),
  ].slice(0, maxExcluded),
})

const maxExcluded = 10

const resembling = phraseSet(
  'similar, like that, like it, like this, like those, comparable, equivalent, elsewhere',
)

const me = wordSet('me us here my i')

/** A distance alone is measured from where one looked before: "dives near Cairns", "within 50 km". */
const placed = (before: readonly Where[], now: readonly Where[], line: Line): Where[] => {
  const [from, ...others] = before
  const [next] = now
  const isDistance = next?.kind === 'me' && !line.words.some(({ text }) => me.has(text))
  if (!isDistance || !from || others.length > 0 || !('radius' in from)) return [...now]
  return [{ ...from, radius: next.radius }]
}

/** Whether animals are all that is said: "rays?" are meant instead of sharks. */
const isAlone = (line: Line, count: number): boolean =>
  line.isAsked === true && line.words.length <= count * 2

/** Who wants to drift no longer avoids currents, and who avoids them no longer wants to drift. */
const ofOneMind = (query: SearchQuery, { diveTypes = [], avoid = [] }: Read): Read => {
  const isCalm = avoid.includes('strong-current')
  const isDrift = diveTypes.includes('drift') && !isCalm
  return {
    avoid: isDrift ? query.avoid.filter((hazard) => hazard !== 'strong-current') : query.avoid,
    diveTypes: isCalm ? query.diveTypes.filter((type) => type !== 'drift') : query.diveTypes,
  }
}

/**
 * The question before with what the new one says: hazards and facilities are added, animals too unless "what about"
 * replaces them, everything else takes the place of what was said of the same thing; "also" keeps both.
 */
export const continued = (previous: SearchQuery, read: Read, line: Line): SearchQuery => {
  const query: SearchQuery = { ...previous }
  const next = Object.fromEntries(Object.entries(read).filter(([, value]) => isGiven(value))) as Read
  if (next.minDepth != null || next.maxDepth != null) {
    const [min, max] = [next.minDepth ?? null, next.maxDepth ?? null]
    query.minDepth = min ?? (max !== null && (query.minDepth ?? 0) >= max ? null : query.minDepth)
    query.maxDepth = max ?? (min !== null && (query.maxDepth ?? 400) <= min ? null : query.maxDepth)
  }
  if (next.minTemp != null || next.maxTemp != null) {
    query.minTemp = next.minTemp ?? null
    query.maxTemp = next.maxTemp ?? null
  }
  if (next.diveTypes || next.categories) {
    const isMore = adds(line)
    query.diveTypes = once([...(isMore ? query.diveTypes : []), ...(next.diveTypes ?? [])])
    query.categories = once([...(isMore ? query.categories : []), ...(next.categories ?? [])])
    query.without = query.without.filter(
      (each) =>
        !query.categories.includes(each) &&
        !query.diveTypes.some((type) => categoriesOfType(type).includes(each)),
    )
  }
  // "Anything similar outside Indonesia", where a place in it was named.
  const isAbroad = next.notWhere?.some(({ kind }) => kind === 'country')
  if (isAbroad && !next.where && says(line, resembling)) query.where = []
  if (next.where)
    query.where = adds(line)
      ? different([...query.where, ...next.where]).slice(0, 10)
      : placed(previous.where, next.where, line)
  if (next.species) {
    const isInstead = replaces(line) || isAlone(line, next.species.length)
    // "Sharks", then "tiger sharks": the kind that is named takes the place of all.
    const wider = query.species.filter(
      (each) => !next.species?.some((id) => id !== each && membersOf(each).includes(id)),
    )
    query.species = isInstead ? next.species : once([...wider, ...next.species]).slice(0, 10)
    query.anySpecies = isInstead ? (next.anySpecies ?? false) : query.anySpecies || wordAt(line, 0) === 'or'
  }
  if (next.avoid) query.avoid = once([...query.avoid, ...next.avoid])
  Object.assign(query, ofOneMind(query, next))
  if (next.facilities) query.facilities = once([...query.facilities, ...next.facilities])
  for (const key of ['levels', 'waters', 'months', 'access', 'like', 'order'] as const)
    if (next[key] !== undefined) Object.assign(query, { [key]: next[key] })
  // "Boat dives", then "plus shore ones".
  const isBothWays =
    adds(line) && previous.access !== null && (next.access ?? previous.access) !== previous.access
  if (isBothWays) query.access = null
  if (next.words) query.words = next.words
  if (next.notWhere) next.notWhere = placed(previous.where, next.notWhere, line)
  Object.assign(query, excluding(query, next))
  if (next.without) Object.assign(query, withoutKinds(query, next.without))
  return query
}

/** As deep as beginners are trained to go, in metres. */
const beginners = 18

/** "Now something gentler, for a beginner": what was to be deep before is not for them. */
export const withoutDeep = (query: SearchQuery, { levels = [], minDepth = null }: Read): SearchQuery => {
  const isForBeginners = levels.length === 1 && levels[0] === 'beginner' && minDepth === null
  return isForBeginners && (query.minDepth ?? 0) > beginners ? { ...query, minDepth: null } : query
}

/** A question by itself. */
export const complete = (read: Read): SearchQuery => ({
  ...emptyQuery(),
  ...read,
  // "Away from there", where nothing was asked before, is away from nowhere.
  notWhere: (read.notWhere ?? []).filter(({ kind }) => kind !== 'me'),
})

/** The question without what no longer matters. */
export const cleared = (query: SearchQuery, fields: readonly (keyof SearchQuery)[]): SearchQuery => {
  const empty = emptyQuery()
  return { ...query, ...Object.fromEntries(fields.map((field) => [field, empty[field]])) }
}

import type { SearchQuery } from '@soundings/contract/search'
import { fold } from '@soundings/rules/text'
import { wordsOf } from '../guidance/signs.ts'
import type { GuidanceTopic } from '../guidance/topics.ts'
import { speaksOfOpen, topicOf } from './about.ts'
import type { Context, NamedSite, Understood } from './context.ts'
import { different } from './different.ts'
import { cleared, complete, continued, withoutDeep } from './follow-up.ts'
import { goesOn } from './goes-on.ts'
import { type Heard, understood } from './heard.ts'
import type { Known } from './known.ts'
import { errandTold } from './learnt/errand.ts'
import { sitesWanted } from './learnt/wanted.ts'
import { isForeign, looksBeyond, silentlyMeant, theOne } from './meant.ts'
import { isEveryday } from './ordinary-words.ts'
import { placeFactIn, withoutFact } from './place-facts.ts'
import { emptyQuery, isAsked, type Read } from './query.ts'
import type { Reading } from './reading.ts'
import { asksToCompare } from './references.ts'
import { moved } from './relative.ts'

/** The sites that are named, as far as a name means one. */
export const namedIn = ({ sites }: Reading, context: Context): NamedSite[] =>
  different(
    sites.flatMap(({ sites: found }) => {
      const site = theOne(found, context)
      return site ? [{ id: site.id, siteName: site.siteName }] : []
    }),
  )

/** Letters of free words and names: more than a search can use. */
const maxLetters = 500

/** Everything that is asked for, and the sites that are named by their names. */
export const whole = ({ read, sites }: Reading, context: Context): Read => {
  const names = sites.map(({ phrase, sites: found }) => theOne(found, context)?.siteName ?? phrase)
  const words = [...names, read.words].filter(Boolean).join(' ')
  return { ...read, words: [...words].slice(0, maxLetters).join('').trim() }
}

/** One site: the one picked, a named one, or the one that is open. */
export const aboutOne = (heard: Heard, context: Context): Understood | null => {
  const { read, sites, unnamed, asked, pick, named, guidance } = heard
  const { species = [], months = [] } = read
  const topic = topicOf(unnamed, species.length > 0, months.length > 0)
  const kept = context.query ?? emptyQuery()
  const isFollowUp = context.query !== null
  // Whoever has told how little they have dived is told first whether it is for them.
  const isNovice = heard.asker.read.levels?.[0] === 'beginner' && (topic ?? 'general') === 'general'
  const about = (site: NamedSite) =>
    ({ siteId: site.id, topic: isNovice ? 'level' : (topic ?? 'general'), months }) as const
  if (pick)
    return understood('about-site', kept, context, { about: about(pick), pick: pick.id, named, isFollowUp })

  const isGeneral = topic === null || topic === 'general'
  const [only] = named
  if (only && !(isGeneral && looksBeyond(unnamed))) {
    const query = complete({ where: read.where ?? [], words: only.siteName })
    return understood('about-site', query, context, {
      guidance,
      about: about(only),
      named,
    })
  }
  // "Show me it."
  const isShow = topic === null && !isAsked(read) && speaksOfOpen(asked)
  const site = sites.length > 0 ? null : silentlyMeant(asked, read, isShow ? 'general' : topic, context)
  return site && understood('about-site', kept, context, { guidance, about: about(site), isFollowUp })
}

/** A question about one site that names none: the open one, or nobody can tell which: "how cold is it there?", "the ninth one" of three. */
export const aboutNobodyKnows = (heard: Heard, context: Context): Understood | null => {
  const { read, sites, unnamed, asked, relative, anyOf, isPickMissing } = heard
  const kept = context.query ?? emptyQuery()
  const isFollowUp = context.query !== null
  const which = () => understood('about-site', kept, context, { isFollowUp })
  if (isPickMissing || (!isAsked(read) && asksToCompare(asked, false))) return which()
  const { words = '', ...rest } = read
  const isIdle = words
    .split(' ')
    .every((word) => word === '' || (context.shown.length > 0 && isEveryday(word)))
  if (sites.length + relative.length + anyOf.length > 0 || isAsked(rest) || !isIdle) return null
  const topic = topicOf(unnamed, false, false)
  if (topic === null || (topic === 'general' && !speaksOfOpen(asked))) return null
  // "Mantas in Komodo", "which months?": of what was looked for.
  if (
    !context.open &&
    topic === 'season' &&
    context.query &&
    isAsked(context.query) &&
    context.shown.length > 1
  )
    return understood('find', context.query, context, { isFollowUp })
  if (!context.open) return which()
  const about = { siteId: context.open.id, topic, months: [] }
  return understood('about-site', kept, context, { about, isFollowUp })
}

/** The question before without the name of the one site that it was about: now others are looked for. */
const leaving = (previous: SearchQuery, known: Known): SearchQuery => {
  const isLeft = previous.words !== '' && known.sites(fold(previous.words), 'exact').length === 1
  return isLeft ? { ...previous, words: '' } : previous
}

/** In kilometres: what is closest may be far. */
const reach = 200

/** What is closest is closest to the person, unless a place is named. */
const nearest = (query: SearchQuery, { coordinates }: Context): SearchQuery =>
  query.order === 'closest' && query.where.length === 0
    ? { ...query, where: [{ kind: 'me', coordinates, radius: reach }] }
    : query

/** What was asked, without the words that only tell of somebody's health: no site has them. */
const withoutWords = (read: Read, guidance: GuidanceTopic | null): Read => {
  if (guidance === null || !read.words) return read
  const told = wordsOf(guidance)
  const words = read.words.split(' ').filter((word) => !told.has(word))
  return { ...read, words: words.join(' ') }
}

/** What may be meant either way is said to be read to its safe side. */
const readSafely = (found: Understood, { isDepthDoubtful }: Heard): Understood => {
  const { maxDepth } = found.query
  if (!isDepthDoubtful || maxDepth === null) return found
  const chips = found.chips.map((chip) =>
    chip.key === 'maxDepth' ? { ...chip, label: `${chip.label}, to be safe` } : chip,
  )
  return { ...found, chips, doubtedDepth: maxDepth }
}

/** Sites: those of the question before with what has changed, or those of a new one. */
export const finding = (heard: Heard, known: Known, context: Context): Understood =>
  readSafely(found(heard, known, context), heard)

/** How sure it must be, in log-odds, that sites are asked for and no errand is, where no word says so. */
const surely = { wanted: 2, errand: -2 } as const

/** "We fly to Indonesia in August. Where are the right conditions?" */
const isOfDives = (heard: Heard): boolean =>
  (heard.read.where ?? []).length > 0 &&
  sitesWanted(heard) > surely.wanted &&
  errandTold(heard) < surely.errand

const found = (heard: Heard, known: Known, context: Context): Understood => {
  const {
    sites,
    relative,
    anyOf,
    asked,
    named,
    guidance,
    trip,
    unwanted,
    isOrdered,
    isTakenBack = false,
  } = heard
  const { query: previous } = context
  // "A wreck that's easier": than another one, and not for beginners alone.
  const isEasier = relative.includes('easier')
  // Of the question before: what is asked now counts more.
  const isKept = (heard.read.levels ?? []).length === 0 && (previous?.levels ?? []).length > 0
  const concluded = { ...heard.concluded, levels: heard.concluded.levels || isEasier || isKept }
  const told = withoutWords(whole(heard, context), guidance)
  const isOfPlace = (told.where?.length ?? 0) > 0 && named.length === 0
  const fact = isOfPlace ? placeFactIn(asked, told) : null
  const all = withoutFact(told, fact)
  const by = fact === 'temperature' ? relative.filter((each) => !/^(warmer|colder)$/.test(each)) : relative
  const isChange = isAsked(all) || relative.length > 0 || anyOf.length > 0
  // "And then?": nothing new is said.
  if (previous && !isChange && !isTakenBack && asked.words.length > 0 && goesOn(asked, all, previous))
    return understood('find', previous, context, { guidance, named, trip, isFollowUp: true })
  if (previous && (isTakenBack || (isChange && (goesOn(asked, all, previous) || speaksOfOpen(asked))))) {
    const query = continued(leaving(cleared(previous, anyOf), known), all, asked)
    return understood('find', nearest(withoutDeep(moved(query, by), all), context), context, {
      guidance,
      named,
      trip,
      fact,
      unwanted,
      concluded,
      isFollowUp: true,
    })
  }
  if (sites.length === 0 && relative.length === 0 && isForeign(asked, all, isOrdered) && !isOfDives(heard))
    return understood('other', previous ?? emptyQuery(), context)
  return understood('find', nearest(moved(complete(all), by), context), context, {
    guidance,
    named,
    trip,
    fact,
    unwanted,
    concluded,
  })
}

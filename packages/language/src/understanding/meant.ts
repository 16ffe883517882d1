import type { SiteTopic } from '@soundings/contract/search'
import { speaksOfOpen } from './about.ts'
import type { Context, NamedSite } from './context.ts'
import { asksForName } from './identifying.ts'
import { asksForSites, isAboutDiving } from './intent.ts'
import type { KnownSite } from './known.ts'
import { isAsked, type Read } from './query.ts'
import { type Line, phraseAt, wordAt, wordSet } from './words.ts'

/** One site for a name that only one has; of several the one that is open or shown. */
export const theOne = (sites: readonly KnownSite[], { open, shown }: Context): KnownSite | undefined => {
  const [first, second] = sites
  if (second === undefined) return first
  const isShown = (site: KnownSite) => shown.some(({ id }) => id === site.id)
  return sites.find(({ id }) => id === open?.id) ?? sites.find(isShown)
}

/** How a question about one site begins, where it does not say "it". */
const interrogatives = wordSet(`
    is are can could how when what whats which where does do did any should best who why was photo photos report
    reports depth visibility temperature current currents level facilities history will may show tell
  `)
const joining = /^(only|and|also|instead|but|or|with|without)$/
const going = /^(and|what|how|any)$/

/** Words of a question that is hardly more than its topic. */
const mostOfFragment = 4

/** "Viz?", "water temp in January": nobody looks for sites by saying no more than that. */
const isFragmentOf = (line: Line, topic: SiteTopic, { words: _, ...read }: Read) =>
  line.words.length <= mostOfFragment && topic !== 'general' && (line.isAsked || !isAsked(read))

/** The site that a question is about without naming it: the open one, the only one shown, or the one asked about before. */
export const silentlyMeant = (
  line: Line,
  read: Read,
  topic: SiteTopic | null,
  { open, shown, query }: Context,
): NamedSite | null => {
  const [first, second] = shown
  const isFirst = first && (second === undefined || query?.words === first.siteName)
  const site = open ?? (isFirst ? first : undefined)
  const looksElsewhere = (read.where?.length ?? 0) > 0 || Boolean(read.like)
  if (!site || topic === null || looksElsewhere) return null
  const isSearch =
    (read.diveTypes?.length ?? 0) + (read.categories?.length ?? 0) + (read.waters?.length ?? 0) > 0
  // "What about July?" and "and for beginners?" go on with the site that was asked about before.
  const { months = [], ...rest } = read
  const isMonth = months.length > 0 && !isAsked(rest)
  const goesOn = isMonth || (going.test(wordAt(line, 0)) && !isSearch && !asksForMany(line))
  if (open && query?.words === open.siteName && goesOn) return open
  if (speaksOfOpen(line)) return site
  if (!open || (topic === 'general' && isAsked(read))) return null
  const isJoined = query !== null && (joining.test(wordAt(line, 0)) || wordAt(line, 1) === 'about')
  if (isJoined || isSearch) return null
  return interrogatives.has(wordAt(line, 0)) || isFragmentOf(line, topic, rest) ? open : null
}

const asking = /^(who|why|how|what|when|whose|is|are|can|could|do|does|please|tell|write|give|make)$/

const mostBesidePlace = 2
const mostWords = 5

/** Whether a question says nothing about diving but has words of its own: it is none for this service. */
export const isForeign = (line: Line, read: Read, isOrdered: boolean): boolean => {
  if (isAboutDiving(line) || asksForName(line) || isAsked({ ...read, where: [], months: [], words: '' }))
    return false
  const words = (read.words ?? '').split(' ').filter(Boolean).length
  if ((read.where?.length ?? 0) > 0)
    return (
      // "We fly home on Sunday, any ideas for Bali?"
      !asksForSites(line) &&
      words > mostBesidePlace &&
      (words > mostWords || line.isAsked === true || asking.test(wordAt(line, 0)))
    )
  if (words === 0) return !isAsked(read)
  return words > mostWords || isOrdered || asking.test(wordAt(line, 0))
}

const many = /^(dives|sites|spots|places|wrecks|reefs|walls|caves|cenotes|lakes|pinnacles)$/

const more =
  /(?:^| )(?:(?:what|where|which|anything|something|somewhere|anywhere) else(?! (?:[a-z]+ ){0,4}(?:about|of|know|info))|(?:is|are) there (?:also|another|other)|which ones|what ones|(?:a second|another|one more) (?:dive|site|wreck|reef|spot|wall)|(?:show|find|give) (?:me|us) (?:something|somewhere|others|another))(?: |$)/

/** "We come for the Zenobia. What else is good?", "is there also something less touristy?": others than the one that is named. */
const speaksOfOthers = (unnamed: Line): boolean => more.test(phraseAt(unnamed, 0, unnamed.words.length))

/** Whether a question looks for other sites than one that it names. */
export const looksBeyond = (unnamed: Line): boolean => asksForMany(unnamed) || speaksOfOthers(unnamed)

/** Whether a question speaks of sites in the plural, outside names: it looks for some, also where it names one. "25 dives" were dived. */
export const asksForMany = (unnamed: Line): boolean =>
  unnamed.words.some(
    ({ text }, at) =>
      !unnamed.taken[at] && many.test(text) && !(text === 'dives' && unnamed.words[at - 1]?.value != null),
  )

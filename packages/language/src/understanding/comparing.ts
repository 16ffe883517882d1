import type { SearchQuery, SiteTopic } from '@soundings/contract/search'
import { speaksOfOpen, topicOf } from './about.ts'
import { comparedBy } from './compared-by.ts'
import type { Context, NamedSite, Understood } from './context.ts'
import { whole } from './deciding.ts'
import { different } from './different.ts'
import { complete } from './follow-up.ts'
import { type Heard, understood } from './heard.ts'
import { phraseSet, says } from './phrases.ts'
import { emptyQuery, isAsked } from './query.ts'
import { asksToCompare } from './references.ts'
import { moved, type Relative } from './relative.ts'

const byDepth: Partial<Record<Relative, SearchQuery['order']>> = {
  deeper: 'deepest',
  shallower: 'shallowest',
}
/** What sites are compared by that has no order; the rest is told by how they differ. */
const besides: ReadonlySet<SiteTopic> = new Set([
  'season',
  'temperature',
  'visibility',
  'current',
  'hazards',
  'animals',
  'entry',
  'access',
  'facilities',
  'history',
])

/** What a comparison of named sites asks for: which is deeper, or one side of each. */
const compareBy = (heard: Heard): { order?: SearchQuery['order']; topic: SiteTopic | null } => {
  const { read, relative, asked, unnamed } = heard
  const { species = [], months = [] } = read
  const orders = relative.flatMap((each) => byDepth[each] ?? [])
  const order =
    orders[0] ?? (says(asked, deeper) ? 'deepest' : says(asked, shallower) ? 'shallowest' : undefined)
  if (order) return { order, topic: null }
  const isOfWater = relative.some((each) => each === 'warmer' || each === 'colder') || says(asked, warmer)
  const told = isOfWater ? 'temperature' : topicOf(unnamed, species.length > 0, months.length > 0)
  if (told === 'depth') return { order: 'deepest', topic: null }
  return { topic: told !== null && besides.has(told) ? told : null }
}
const deeper = phraseSet('deeper, deepest, more depth')
const shallower = phraseSet('shallower, shallowest, less deep')
const warmer = phraseSet('warmer, colder, cooler, warmest, coldest, water temperature, temperature')
const choosing = phraseSet('or, than, vs, versus, compared')
const comparingWords = phraseSet('than, compared, compared to, compared with, versus, vs')

/** The sites that are compared: those named, and the open one beside the only one that is: "is it deeper than B?". */
const comparedIn = ({ named, sites, asked }: Heard, { open }: Context): NamedSite[] => {
  if (named.length > 1) return named
  const [only] = named
  if (only && open && only.id !== open.id && speaksOfOpen(asked) && says(asked, comparingWords))
    return [open, only]
  // Of several sites of one name the first is taken, where it stands beside another.
  if (sites.length < 2 || !(asksToCompare(asked, false) || says(asked, choosing))) return named
  return different(
    sites.flatMap(({ sites: [first] }) => (first ? [{ id: first.id, siteName: first.siteName }] : [])),
  )
}

/** How sites differ: those that are named, or those shown where nothing else is looked for. */
export const comparing = (heard: Heard, context: Context): Understood | null => {
  const { read, relative, pick, asked } = heard
  const named = comparedIn(heard, context)
  const [one] = named
  if (one && named.length > 1) {
    const { order, topic } = compareBy(heard)
    const by = order ? null : comparedBy(asked)
    const query = complete({ ...whole(heard, context), ...(order && { order }) })
    const about = topic && { siteId: one.id, topic, months: read.months ?? [] }
    return understood('compare', query, context, { named, about, comparedBy: by })
  }
  const isBare = !isAsked({ ...read, order: 'best', words: '' })
  if (context.shown.length < 2 || !isBare || pick || !asksToCompare(asked, isBare)) return null
  // By what they were compared before says nothing about how they differ.
  const order = read.order ?? 'best'
  const query = moved({ ...(context.query ?? emptyQuery()), order }, relative)
  return understood('compare', query, context, { named, isFollowUp: true })
}

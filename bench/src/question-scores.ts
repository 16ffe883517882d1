import type { SearchBody, SearchReply } from '../../packages/contract/src/search.ts'
import type { SiteFacts } from '../../packages/contract/src/sites.ts'
import { gradeOf, isCalled, type Question, satisfies } from './questions/question.ts'

/** A site as the labels speak of it. */
export type LabelledSite = SiteFacts & { id: string }

export type AskAssistant = (body: Partial<SearchBody> & { text: string }) => Promise<SearchReply>
/** The ids that a plain search finds for a text, the best first. */
export type AskPlainly = (text: string) => Promise<string[]>

/** How one question was answered, 0 to 1 each; what does not apply is absent. */
export type Score = {
  question: Question
  /** The chips of what was understood. */
  understood: string[]
  /** What came first, by name. */
  first: string[]
  isIntentRight: boolean
  /** The share of the first ten that are what was asked for. */
  satisfied?: number
  isKnownFirst?: boolean
  /** Where nothing fits: whether the answer says what it gave up. */
  isTold?: boolean
  gain?: number
  plainGain?: number
  /** Sites that the answer names although it did not find them. */
  strangers: string[]
}

const depth = 10

const discounted = (grades: readonly number[]) =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

/** Normalised discounted cumulative gain of the first ten: 1 when the best sites come first, in order. */
const gainOf = (question: Question, found: readonly LabelledSite[], all: readonly LabelledSite[]): number => {
  const best = all.map((site) => gradeOf(question, site)).sort((one, other) => other - one)
  const ideal = discounted(best.slice(0, depth))
  return ideal === 0 ? 0 : discounted(found.slice(0, depth).map((site) => gradeOf(question, site))) / ideal
}

/** Puts a question at the end of its conversation, as the page would. */
const converse = async (ask: AskAssistant, { before = [], text, at }: Question): Promise<SearchReply> => {
  const coordinates = at ? ([at[0], at[1]] as [number, number]) : null
  let context: SearchBody['context'] = { query: null, shown: [], siteId: null, coordinates }
  for (const said of before) {
    const { query, relatedSites, opens, intent } = await ask({ text: said, context })
    const siteId = opens ?? (intent === 'about-site' ? (relatedSites[0] ?? null) : null)
    // The page goes on with the last sites that were found.
    const isFound = query !== null && intent === 'find'
    context = { ...context, ...(isFound && { query, shown: relatedSites.slice(0, 24) }), siteId }
  }
  return ask({ text, context })
}

/** Asks one question of both, and compares what comes first with its labels. */
export const scoreOf = async (
  question: Question,
  all: readonly LabelledSite[],
  ask: AskAssistant,
  askPlainly: AskPlainly,
): Promise<Score> => {
  const { intent = 'find', must, site, relevant, isRelaxed } = question
  const reply = await converse(ask, question)
  const byId = new Map(all.map((each) => [each.id, each]))
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const found = known(reply.relatedSites)
  const first = found.slice(0, depth)
  const named = reply.pieces.flatMap((piece) => ('siteId' in piece ? [piece.siteId] : []))
  const fits = must && first.filter((each) => satisfies(each, must)).length
  return {
    question,
    understood: reply.chips.map(({ label }) => label),
    first: first.map(({ siteName }) => siteName),
    isIntentRight: reply.intent === intent,
    ...(fits !== undefined && { satisfied: first.length === 0 ? 0 : fits / first.length }),
    ...(site !== undefined && { isKnownFirst: first[0] !== undefined && isCalled(first[0], site) }),
    ...(isRelaxed && { isTold: reply.relaxed.length > 0 || reply.totalSites === 0 }),
    ...(relevant && {
      gain: gainOf(question, found, all),
      plainGain: gainOf(question, known(await askPlainly(question.text)), all),
    }),
    strangers: named.filter((id) => !reply.relatedSites.includes(id)),
  }
}

export type Summary = {
  asked: number
  intents: number
  satisfied: number
  known: number
  told: number
  gain: number
  plainGain: number
  /** How many answers name a site that is not among those found. */
  strangers: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The figures of all questions together, 0 to 1 each but for the numbers of questions. */
export const summaryOf = (scores: readonly Score[]): Summary => {
  const of = (read: (score: Score) => number | boolean | undefined) =>
    mean(scores.map(read).flatMap((value) => (value === undefined ? [] : Number(value))))
  return {
    asked: scores.length,
    intents: of(({ isIntentRight }) => isIntentRight),
    satisfied: of(({ satisfied }) => satisfied),
    known: of(({ isKnownFirst, question }) => (question.kind === 'known-item' ? isKnownFirst : undefined)),
    told: of(({ isTold }) => isTold),
    gain: of(({ gain }) => gain),
    plainGain: of(({ plainGain }) => plainGain),
    strangers: scores.filter(({ strangers }) => strangers.length > 0).length,
  }
}

/**
 * Plain full-text search: sites that hold any word of $1, names before places before facts, by PostgreSQL's own rank. It
 * takes $2 of them.
 */
export const plainSearch = `
  select id from sites,
    to_tsquery('english', array_to_string(tsvector_to_array(to_tsvector('english', $1)), ' | ')) asked,
    lateral (select setweight(to_tsvector('english', search_names), 'A')
      || setweight(to_tsvector('english', search_places), 'B') || search as told) words
  where approval_status = 'approved' and told @@ asked
  order by ts_rank(told, asked) desc, id limit $2`

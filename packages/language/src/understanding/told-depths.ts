import type { Amount } from './amounts.ts'
import { phraseSet, says } from './phrases.ts'
import { type Line, phraseAt, untaken, wordAt, wordSet } from './words.ts'

// Depths that limit nothing: those of what was dived, and those that something is asked of.

/** The words around a number, of its clause. */
const clauseAround = (line: Line, at: number): Line => {
  let [from, to] = [at, at + 1]
  while (from > 0 && !line.words[from]?.isBreak) from--
  while (to < line.words.length && !line.words[to]?.isBreak) to++
  const words = line.words.slice(from, to)
  return { words, taken: words.map(() => false) }
}

const past = phraseSet(`
  last year, last month, last week, last summer, last winter, last spring, last autumn, last fall, last season, last time, last trip, last dive, last holiday, last weekend,
  yesterday, years ago, year ago, months ago, month ago, weeks ago, week ago, days ago, back in the day, once
`)
const done = phraseSet(`
  hit, we hit, i hit, went, reached, dived, dove, did, was, were, got to, been, made it, maxed, maxed out, bottomed out, topped out, touched, logged, had
`)
/** Words that make a wish of it, whatever was before. */
const wished = phraseSet(`
  max, maximum, limit, at most, no more, nothing, want, would, like, need, looking, can, only, no deeper, not deeper, cant, cannot, dont, prefer, similar
`)

/** "Last year we hit 52 m on a wreck": what was dived, in a clause that wishes nothing. */
export const isPast = (line: Line, at: number): boolean => {
  const clause = clauseAround(line, at)
  return says(clause, past) && says(clause, done) && !says(clause, wished)
}

const former = phraseSet(`
  used to be, used to have, used to only, formerly, previously, was, were, before, until last, till last, until recently, my old, our old, in the past, back then, originally, at first, had been
`)
const nowadays = phraseSet(`
  now, nowadays, these days, today, meanwhile, since then, currently, recently, by now, in the meantime, this year
`)
const farNow = 16

/** "I used to be limited to 18 m, but now I'm allowed down to 30": where the limit stands that holds instead of one. */
export const outgrownBy = (line: Line, at: number): number | null => {
  let from = at
  while (from > 0 && !line.words[from]?.isBreak) from--
  const told = untaken({ ...line, words: line.words.slice(from, at) })
  if (!says(told, former)) return null
  const next = line.words.findIndex(({ value }, each) => each > at && value !== null)
  const between = line.words.slice(at + 1, next + 3)
  const isNow = next > at && next <= at + farNow && says(untaken({ ...line, words: between }), nowadays)
  return isNow ? next : null
}

const asking = wordSet('how what whats hows is are does do will would can could')
const asked = wordSet(`
  live lives living grow grows cold warm dark bright clear viz vis visibility temp temps temperature light pressure long last air gas minutes like much many ndl colours colors colour color wetsuit
`)
const measured =
  /^(deep|shallow|enough|too|sufficient|necessary|needed|required|worth|far|overkill|reasonable)$/
const far = 8

const begins = (line: Line, at: number): boolean => at === 0 || line.words[at]?.isBreak === true

/** "How cold does it get at 30 m?", "what is the visibility like at 20 m?": something is asked of this depth. */
const isOfQuestion = (line: Line, at: number): boolean => {
  if (!/^(at|around|about|below|down|past|to)$/.test(wordAt(line, at - 1))) return false
  let isAsked = false
  for (let each = at - 1; each >= 0 && each >= at - far; each--) {
    isAsked ||= asked.has(wordAt(line, each))
    if (begins(line, each)) return isAsked && asking.has(wordAt(line, each))
  }
  return false
}

/** "Is 18 m deep enough to see hammerheads?": the depth itself is asked about. */
const isQuestioned = (line: Line, { at, size }: Amount<unknown>): boolean => {
  const end = at + size
  const verb = /^(a|the|going|diving|only|just|about|around)$/.test(wordAt(line, at - 1)) ? at - 2 : at - 1
  if (!begins(line, verb) || !/^(is|are|does|do|will|would)$/.test(wordAt(line, verb))) return false
  return (
    [end, end + 1, end + 2].some((each) => measured.test(wordAt(line, each))) ||
    /deep|enough/.test(wordAt(line, end - 1))
  )
}

/** "Who sank the wreck at 30 m?": where something lies that is asked about. */
const isToldOf = (line: Line): boolean =>
  /^(who|whose|why|when)$/.test(wordAt(line, 0)) ||
  /^what (sank|sunk|happened|lies|did|does|was)$/.test(phraseAt(line, 0, 2))

/** Whether a depth that nothing limits is asked about. */
export const asksOfDepth = (line: Line, amount: Amount<unknown>): boolean =>
  isOfQuestion(line, amount.at) || isQuestioned(line, amount) || isToldOf(line)

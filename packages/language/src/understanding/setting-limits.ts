import type { Heard } from './heard.ts'
import { phraseSet, says } from './phrases.ts'
import { isAsked } from './query.ts'

/** How people ask about themselves, or about diving as such. */
export const personal = phraseSet(`
  can i, can we, can you, can he, can she, can they, can my, can a, can beginners, can children, can one, can someone, may i, may we, should i, should we, should you, should one, could i, could we, would it, is it ok, is it okay,
  is it safe, is it bad, is it dangerous, is it normal, is it true, is it possible, am i, do i need, do you need, do we need, do i have to, do i really need,
  do you have to, how long, how much, how often, how many, how soon, how do i, how do you, what should, what do i, what do you do, what happens, what if, why do,
  why does, why is it, does it, does my, does a, will it, will my, would i, what is, whats, what are, problem, normal, stop me, stops me, let me, allowed to,
  dangerous, stupid, risky, safe to, ok to, fine to
`)

/** How a limit is set, and not asked about. */
const setting = phraseSet(`
  max, maximum, at most, at least, minimum, min, or more, or less, no deeper, nothing deeper, nothing below, nothing colder, nothing under, not deeper, no more than, refuse, refuses, i wont, we wont,
  wouldnt want, dont want, doesnt want, didnt want, would not want, do not want, hard stop, hard limit, is my limit, is our limit, my limit is, only want, moans, complains, is a no, is out, no go,
  no shallower, nothing shallower, not shallower, no colder, no warmer, nothing warmer, not colder, not warmer, colder than, cooler than, warmer than, hotter than, deeper than, shallower than, less than, more than,
  no less than, not less than, or colder, or warmer, or deeper, or shallower, or cooler, or below, or above, and up, and below, tops, no higher, no lower, up to, not beyond, nothing beyond
`)
/** What happened is told, and nothing wished. */
const happened = phraseSet(
  'was, were, had, panicked, bolted, felt, got, went, came, did, saw, started, happened, hurt, hurts',
)
const questioning =
  /^(is|are|am|was|does|do|did|can|could|should|would|may|has|have|how|why|when|who|what|whats)$/

/** How a limit is asked about without asking. */
const judging = phraseSet(
  'dangerous, stupid, risky, safe to, ok to, okay to, fine to, normal, is it ok, is it okay, is it safe, is it fine, is it bad, what happens, what should, how long, how do i, how to, my training, beyond my',
)

/** "I refuse to dive anything over 30 m": who sets a limit and asks nothing wants sites within it. */
export const setsLimit = ({ read, unnamed, asker }: Heard): boolean => {
  const { minDepth = null, maxDepth = null, minTemp = null, maxTemp = null } = read
  const isCalm = read.avoid?.includes('strong-current') === true
  const isOfAsker = asker.hasChild || !(isCalm || isAsked({ minDepth, maxDepth, minTemp, maxTemp }))
  if (isOfAsker || unnamed.isAsked || says(unnamed, judging)) return false
  const asks = unnamed.words.some(({ text, isBreak }, at) => (at === 0 || isBreak) && questioning.test(text))
  const isOneSided = (minDepth === null) !== (maxDepth === null) || (minTemp === null) !== (maxTemp === null)
  return !asks && (isCalm || isOneSided || says(unnamed, setting)) && !says(unnamed, happened)
}

import type { Hazard } from '@soundings/contract/site-fields'
import { amountAt, isAmountOf } from './amounts.ts'
import { fine } from './limit-words.ts'
import { isDisliked, isNegated } from './negation.ts'
import { type Phrases, phraseFrom, phraseSet, phrasesOf, takeAll } from './phrases.ts'
import { once, type Read } from './query.ts'
import { isTurnedRound } from './turning.ts'
import { isFree, type Line, phraseAt, take, wordAt } from './words.ts'

/** What is avoided by asking for its opposite. */
const opposites = phrasesOf<Hazard>([
  [
    `
      nothing ripping, nothing screaming, nothing raging, no ripping, nothing too ripping, nothing wild, nothing that rips, nothing strong, nothing too strong, not too strong, little current, low current, mild current, weak current, gentle current, slack water, slight current,
      current must not be strong, currents must not be strong, current not strong, currents not strong, current not too strong, currents not too strong, minimal current, moderate current max, moderate current at most, moderate currents at most, moderate current maximum, mild current max, less than strong current, current under, currents under, current below, currents below, current weak, current is weak, current mild, current is mild, weak enough current
    `,
    'strong-current',
  ],
  [
    'still water, stands still, standing still, flat calm, dead calm, millpond, mill pond, like a pond, motionless, calm, calm water, calm sea, calm condition, sheltered, protected bay, sheltered bay, current free',
    'strong-current',
  ],
  [
    'good viz, decent viz, nice viz, decent vis, decent visibility, nice visibility, great viz, clear viz, best viz, high viz, excellent viz, good vis, great vis, best vis',
    'low-visibility',
  ],
  [
    'visibility is good, visibility is great, visibility is excellent, visibility is best, visibility is clear, visibility is amazing, visibility is high, visibility is fantastic, viz is good, viz is great, viz is excellent, viz is best, viz is clear, viz is amazing, viz is high, viz is fantastic, vis is good, vis is great, vis is excellent, vis is best, vis is clear, vis is amazing, vis is high, vis is fantastic, crazy visibility, crazy viz, crazy vis, insane visibility, insane viz, insane vis, amazing visibility, amazing viz, amazing vis, incredible visibility, incredible viz, incredible vis, superb visibility, superb viz, superb vis, stunning visibility, stunning viz, stunning vis, fantastic visibility, fantastic viz, fantastic vis, unreal visibility, unreal viz, unreal vis, endless visibility, endless viz, endless vis, good visibility, great visibility, clear visibility, best visibility, high visibility, excellent visibility',
    'low-visibility',
  ],
  ['clear water, crystal clear, crystal clear water, clearest water, clear', 'low-visibility'],
  [
    'easy to reach, easily accessible, easy access, easy to get to, accessible, close to town, near town',
    'remote-location',
  ],
  [
    'all weather, any weather, in any weather, weather proof, weatherproof, whatever the weather',
    'weather-dependent',
  ],
])

/** What is avoided where a "no" stands before it. */
const dangers = phrasesOf<Hazard>([
  [
    'reef hook, reef hooks, swept along, swept away, swept off, get swept, being swept, gets swept, pushed around, strong drift, strong drifts, tidal, current, downcurrent, down current, downcurrents, down currents, strong current, strong currents, high current, heavy current, big current, fast current, tide, tidal current, drift current, ripping current, surge',
    'strong-current',
  ],
  [
    `
      low visibility, bad visibility, poor visibility, low viz, bad viz, poor viz, bad vis, poor vis,
      low vis, murky, murky water
    `,
    'low-visibility',
  ],
  ['cold, cold water, chilly, freezing, freezing cold, freezing cold water, chilly water', 'cold-water'],
  [
    'dangerous animal, dangerous fish, dangerous marine life, venomous animal, stinging animal, dangerous creature',
    'marine-life',
  ],
  [
    'overhead, overhead environment, penetration, wreck penetration, cave penetration, enclosed space, swim through, swimthrough',
    'overhead-environment',
  ],
  [
    'remote, far away, remote location, isolated, far out, in the sticks, in the middle of nowhere',
    'remote-location',
  ],
  ['weather dependent, exposed', 'weather-dependent'],
])

const openCurrent = phraseSet(`
  with current, with strong current, with currents, strong current, lots of current, some current
`)

const lengths = phrasesOf<true>([['m, metre, meter, ft, foot, feet', true]])

/** Said of what makes no difference. */
const either = phraseSet(`
  current or no current, currents or not, current or not, with or without current, strong current or not, with or without currents
`)

export const hazardWords: readonly Phrases<unknown>[] = [opposites, dangers, openCurrent, either]

const sights = /^(viz|vis|visibility)$/

const atMost =
  /(?:less than|fewer than|under|below|max|maximum|at most|up to|no more than|shallower than)(?: of)?$/

const atMostBehind = /^(?:deep|depth|max|maximum|tops|at most|or less|or shallower)(?: |$)/

/** Whether a clause begins between the last word for how far one sees and a number. */
const isParted = (line: Line, at: number): boolean => {
  let from = at
  while (from > 0 && !sights.test(wordAt(line, from))) from--
  return line.words
    .slice(from + 1, at + 1)
    .some(({ isBreak, text }) => isBreak && text !== 'say' && text !== 'like')
}

/** "Viz over 30 m", "30 m visibility": how far one should see is good visibility, and no depth. */
const readSight = (line: Line): Hazard[] => {
  for (let at = 0; at < line.words.length; at++) {
    const amount = isFree(line, at) ? amountAt(line, lengths, at) : undefined
    if (amount === undefined) continue
    const end = amount.at + amount.size
    // "Good visibility, max 20 m deep" says how deep, and so does whatever is at most.
    const limited = phraseAt(line, Math.max(0, at - 4), Math.min(4, at))
    const after = phraseAt(line, end, Math.min(2, line.words.length - end))
    if (atMostBehind.test(after) || atMost.test(limited)) continue
    const isBefore = isAmountOf(line, at, sights) && !isParted(line, at)
    const of = /^(of|plus)$/.test(wordAt(line, end)) && !line.words[end]?.isBreak ? 1 : 0
    const isBehind =
      amount.unit !== null && sights.test(wordAt(line, end + of)) && !line.words[end + of]?.isBreak
    if (!isBefore && !isBehind) continue
    let from = at
    while (isBefore && !sights.test(wordAt(line, from))) from--
    take(line, from, end - from + (isBefore ? 0 : of + 1))
    return ['low-visibility']
  }
  return []
}

/** "Not without current", "no dives without current" ask for it. */
const isAskedFor = (line: Line, at: number): boolean =>
  wordAt(line, at - 1) === 'without' &&
  [at - 2, at - 3, at - 4, at - 5].some((each) =>
    /^(no|not|never|nothing|nowhere|none|dont|doesnt|wont|cant|hate|skip|avoid)$/.test(wordAt(line, each)),
  )

/** Reads what to stay away from: "no current", "good viz", "not too cold". Current that is wanted avoids nothing. */
export const readHazards = (line: Line): Read => {
  const avoid: Hazard[] = readSight(line)
  const negated = new Set<number>()
  takeAll(line, either)
  const untaken = [...line.taken]
  for (const { at, size, meaning } of takeAll(line, dangers)) {
    // "Cold isn't a problem."
    if (meaning === 'cold-water' && phraseFrom(line, fine, at + size) !== undefined) continue
    const isRefused =
      isTurnedRound(line, at, size) || isNegated(line, at, negated) || isDisliked(line, at + size)
    if (!isAskedFor(line, at) && isRefused) {
      for (let each = at; each < at + size; each++) negated.add(each)
      avoid.push(meaning)
    } else for (let each = at; each < at + size; each++) line.taken[each] = untaken[each] ?? false
  }
  for (const { at, meaning } of takeAll(line, opposites)) if (!isNegated(line, at)) avoid.push(meaning)
  return { avoid: once(avoid) }
}

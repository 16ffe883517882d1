import { hasBefore, isNegator } from './negators-before.ts'
import { phraseBefore, phraseFrom, phraseSet } from './phrases.ts'
import { isOfSites } from './turning.ts'
import { type Line, phraseAt, untaken, wordAt, wordSet } from './words.ts'

// What is refused because it is too shallow, or too little: "nothing that stays above 30 m", "sites that don't reach 30 m are
// no use". Only what says so in the same breath counts, as everything else that is refused limits to its safe side.

const rejected = phraseSet(`
  is out, are out, is no use, are no use, is no good, are no good, is of no use, are of no use, is useless, are useless, is a waste, are a waste, is not worth, are not worth, isnt worth, arent worth,
  is pointless, are pointless, is boring, are boring, is dull, are dull, bores, bore, is off the list, are off the list, can stay off, can stay out, wont do, doesnt count, dont count,
  is a snorkel, is just a snorkel, is a swim, is a paddle, is a puddle, is for paddlers, can be skipped, can be left out, is for snorkellers, is for snorkelers, is for snorkelling, is for snorkeling, is for swimmers, is for beginners, is for babies, is for kids, i have seen enough of, ive seen enough of, weve seen enough of,
  i have had enough of, ive had enough of, weve had enough of, is of no interest, are of no interest, doesnt interest, dont interest, puts me to sleep, put me to sleep
`)

/** "… are no use to me": said right behind a number. */
export const isRejected = (line: Line, end: number): boolean =>
  !line.words[end]?.isBreak && phraseFrom(untaken(line), rejected, end) !== undefined

const nearNo = 3

/** "Sites that don't reach 30 m are no use": two refusals that take each other back. */
export const isRejectedShort = (line: Line, at: number, end: number): boolean =>
  isRejected(line, end) && hasBefore(line, at, nearNo, (each) => isOfSites(line, each))

/** What is read before a number, and how it falls short of one. */
const farShort = 14
const fallsShort =
  /(?:doesnt|didnt|dont|wont|wouldnt|couldnt|cant|not|never) (?:even |really |quite |ever )?(?:reach|touch|hit|make|(?:get|go|drop|make it)(?: down)?(?: to| past| below| beyond)?)$/
const unwanted =
  /(?:^| )(?:(?:disappointed|bored|let down|annoyed|unimpressed) (?:by|with|in|of)|(?:dont|do not|not|never) (?:want|need|like|show me|give me|send me to|fancy|bother with|interested in)|hate|avoid|skip|hide|drop|exclude|leave out|without|no|nothing|nowhere)(?: [a-z]+){0,4} (?:that|which|where it|thats)$/

/** "I don't want a wreck that doesn't get to 30 m": two refusals, of sites and of how deep they are, ask for more. */
export const refusesShort = (line: Line, at: number): boolean => {
  let from = at
  while (from > 0 && from > at - farShort && !line.words[from]?.isBreak) from--
  const text = phraseAt(line, from, at - from).replace(/(?: (?:about|around|at least|like))+$/, '')
  const short = fallsShort.exec(text)
  return short !== null && unwanted.test(text.slice(0, short.index).trimEnd())
}

const stay =
  /^(ends?|ending|finish|finishes|finishing|stops?|stopping|bottoms|tops|stays?|staying|keeps?|keeping|remains?|remaining|sticks?|sticking|holds?)$/
const ofSites = wordSet(
  'that which thats sites site dives dive places place spots spot wrecks wreck reefs reef walls wall ones one stuff anything everything those whatever what',
)
const refusing =
  /^(no|nothing|none|nowhere|skip|skipping|avoid|avoiding|hide|drop|omit|exclude|ignore|remove|without|dont|not)$/
const farStay = 3
const farRefusal = 6

/** "Nothing that stays above 30 m", "leave out reefs staying above 25 m": of sites, and not of who dives. */
export const refusesStaying = (line: Line, at: number): boolean => {
  for (let each = at - 1; each >= at - farStay; each--) {
    if (!stay.test(wordAt(line, each))) continue
    if (!ofSites.has(wordAt(line, each - 1)) || line.words[each]?.isBreak) return false
    let refusals = 0
    for (let before = each - 1; before >= 0 && before >= each - farRefusal; before--) {
      if (isNegator(line, before) || refusing.test(wordAt(line, before))) refusals++
      // "Wrecks, but none that stays": it only joins.
      const isJoint = wordAt(line, before) === 'but' && refusing.test(wordAt(line, before + 1))
      if (!isJoint && /^(unless|except|but|save|apart|aside|than|minus)$/.test(wordAt(line, before)))
        return false
      if (line.words[before]?.isBreak) break
    }
    return refusals === 1
  }
  return false
}

const deeper = /^(deeper|further|farther|more)$/
const wishing =
  /^(please|pls|plz|ones?|sites?|stuff|dives?|only|instead|wrecks?|walls?|reefs?|spots?|places?)$/
const wanting =
  /^(want|wants|need|needs|give|me|us|something|somewhere|anything|prefer|like|for|make|rather|go|going|be|much|bit|lot)$/
const farWish = 7
const tooLittle = phraseSet(
  'wont do, wont cut it, doesnt do, doesnt cut it, isnt enough, is not enough, isnt deep enough, is not deep enough',
)

/** "… tops out at 20 m, deeper please": more than the number is asked for, in words of its own. */
export const wantsDeeper = (line: Line, end: number): boolean => {
  const short = phraseFrom(untaken(line), tooLittle, end)
  const start = short ? short.at + short.size : end
  for (let at = end; at < end + farWish && at < line.words.length; at++) {
    if (line.words[at]?.value != null) return false
    if (!deeper.test(wordAt(line, at))) continue
    if (/^th[ae]n$/.test(wordAt(line, at + 1))) return false
    for (let each = start; each < at; each++) if (isNegator(line, each)) return false
    if (/^(may|might|can|could|any|no|never|even|gets?|goes|is|are)$/.test(wordAt(line, at - 1))) return false
    const next = wordAt(line, at + 1)
    const isLast = next === '' || line.words[at + 1]?.isBreak === true
    if (/^(never|no|not|is|isnt|are|wont|cant|makes|gives|hurts|scares|and|or|would|will)$/.test(next))
      return false
    if (wordAt(line, at) === 'more') return /^(depth|metres|meters|water)$/.test(next) || isLast
    if (isLast && line.words[at]?.isBreak) return true
    return wishing.test(next) || wanting.test(wordAt(line, at - 1))
  }
  return false
}

const bored = phraseSet(
  'bored of, bored with, bored by, bored to death by, bored to death of, bored to tears by',
)
const articles = /^(a|an|the|these|those|all|my|our|another|yet|only|just|same|old|doing|diving)$/

/** "I'm bored of 15 m puddles." */
export const isBoredOf = (line: Line, at: number): boolean => {
  let from = at
  while (articles.test(wordAt(line, from - 1)) && !line.words[from]?.isBreak) from--
  const found = line.words[from]?.isBreak ? undefined : phraseBefore(untaken(line), bored, from)
  return found !== undefined && !hasBefore(line, found.at, 2, (each) => isNegator(line, each))
}

const wasted =
  /(?:waste (?:my|our|your) time (?:with|on)|bother (?:me|us) with|leave out|skip|avoid|hide|drop|omit|exclude|ignore)(?: (?:the|those|any|anything|all|sites|dives|of|that))*$/

const wastedOn =
  /(?:waste (?:my|our|your) time (?:with|on)|bother (?:me|us) with)(?: (?:the|those|any|anything|all|sites|dives|of|that|stuff))*$/

/** "Don't bother me with anything under 30 m deep": what is under it is a bother, and no danger. */
export const isWastedOn = (line: Line, at: number): boolean =>
  !line.words[at]?.isBreak && wastedOn.test(phraseAt(line, Math.max(0, at - 7), Math.min(7, at)))

/** "Don't waste my time with 20 m or less", "20 m and shallower is for snorkellers". */
export const refusesShallow = (line: Line, at: number, after: number): boolean =>
  isRejected(line, after) ||
  (!line.words[at]?.isBreak && wasted.test(phraseAt(line, Math.max(0, at - 7), Math.min(7, at))))

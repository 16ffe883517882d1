import { been, isListed } from './done-lists.ts'
import type { Named } from './locations.ts'
import { beforeName } from './nearness.ts'
import { allPhrases, phraseBefore, phraseSet, says } from './phrases.ts'
import { others } from './turned-down-places.ts'
import { clauseEnd, clauseFrom, clauseStart, type Line, phraseAt, untaken, wordAt } from './words.ts'

// Places where somebody has been.

const elsewhere = phraseSet(`
  minus those, minus them, minus that, minus these, without those two, without those, without them, without these, without that one, not that one, not those two, not there, not those, not them, not these, not those again, not there again, somewhere else, anywhere else, elsewhere, somewhere new, anywhere new, somewhere different, someplace else, other places, other countries, another country,
  another place, anything else, where else, what else, what other, which other, any other, the others, so neither, so not there, so not again, other islands, other states, other parts, other regions, other towns, other lakes, other wrecks, other reefs, other walls, other caves, other sites, other dives, other spots, not again, so no, other than there, other than that, somewhere other
`)

const nextAsked = phraseSet(
  'whats left, what is left, what remains, or different, something new, something fresh, what next, where next, whats next, where to next, where now',
)
const beingThere = /^(for|since|till|until|now|again|there)$/

/** "Did Bali and Komodo, what next?", and not "I've been in Dahab for a week, what next?" */
const asksForNext = (line: Line, { at, size }: { at: number; size: number }): boolean =>
  says(line, nextAsked) &&
  !beingThere.test(wordAt(line, at + size)) &&
  !line.words.some(({ text }) => text === 'again' || text === 'there')

/** "I want other Croatian wrecks", "anywhere but there". */
const othersAsked = (line: Line): boolean => {
  const said = phraseAt(line, 0, line.words.length)
  const found = otherThings.exec(said)
  return found !== null && !refusing.test(said.slice(0, found.index))
}

const refusing =
  /(?:^| )(?:dont|do not|doesnt|never|no need to|stop|ruined|spoilt|spoiled|beats?|than|like no)(?: [a-z]+){0,3}$/

const otherThings =
  /(?:^| )(?:other|another|further|different|anywhere but|somewhere but) (?:there|(?:[a-z]+ ){0,2}(?:wrecks?|shipwrecks?|reefs?|walls?|caves?|caverns?|pinnacles?|seamounts?|lakes?|quarr(?:y|ies)|cenotes?|sites?|dives?|spots?|ones|islands?|countr(?:y|ies)|places?))(?: |$)/

/** "Don't suggest other countries!" asks for none. */
const asksElsewhere = (line: Line): boolean =>
  othersAsked(line) ||
  allPhrases(untaken(line), elsewhere).some(
    ({ at }) => !refusing.test(phraseAt(line, Math.max(0, at - 5), Math.min(5, at))),
  )

const all =
  /(?<!(?:^| )(?:not|never|havent|hasnt|hadnt|didnt|yet to have|yet to) )(?:^|(?<= ))(?:done|dived|dove|seen|been to|know|knows|know by heart) (?:every|all|most|all the|all of the|most of the|every single|nearly every|almost every) [a-z]+(?: [a-z]+)? (?:in|of|around|at|off)$/
const farAll = 9
const aThing =
  /(?:^| )(?:have|ive|weve) (?:already )?(?:done|did|seen|had) (?:the |our |my )?[a-z]+(?: [a-z]+)? (?:in|at|off|around)$/
const everythingDone =
  /(?:^| )already (?:done|dived|dove|seen) (?:everything|it all|all there is|all the sites|every site) (?:in|at|off|around)$/

const dived = /(?:^| )(?:did|done|dived|dove|seen|know|been to)(?: the)?$/

/** "Already dived everything in Tulamben", "done Batu Bolong though". */
const isDoneThough = (line: Line, { at, size }: { at: number; size: number }): boolean => {
  const from = Math.max(0, at - farAll)
  if (everythingDone.test(phraseAt(line, from, at - from))) return true
  // "We did Champagne Reef to death."
  if (phraseAt(line, at + size, 2) === 'to death' && dived.test(phraseAt(line, from, at - from))) return true
  const isBare = /^(done|did|dived|seen)$/.test(wordAt(line, at - 1)) && line.words[at - 1]?.isBreak === true
  return (
    isBare && /^(though|tho|already|before)$/.test(wordAt(line, at + size)) && !line.words[at + size]?.isBreak
  )
}

/** "I've done every wreck in Egypt." */
const isAllDone = (line: Line, at: number): boolean => {
  const from = Math.max(0, at - farAll)
  const before = phraseAt(line, from, at - from)
  return all.test(before) || aThing.test(before)
}

const isAnd = /^(and|or)$/

/** "We did Malta yesterday, show me Malta wrecks"; "Big Brother, Little Brother" are two names. */
const isAskedAgain = (line: Line, { at, size }: { at: number; size: number }): boolean =>
  line.words.some(
    ({ text }, each) =>
      (each < at || each >= at + size) &&
      text === wordAt(line, at + size - 1) &&
      (size === 1 ||
        line.names?.[each] !== true ||
        phraseAt(line, each - size + 1, size) === phraseAt(line, at, size)),
  )

/** "Did Mexico already, so not there." */
const isBareDone = (line: Line, at: number): boolean =>
  /^(did|done|dived|visited|seen|saw)$/.test(wordAt(line, at - 1)) &&
  (at === 1 || line.words[at - 1]?.isBreak === true)

/** "But we already did the Elephant Head": whatever follows is left out, where something else is asked for. */
const alreadyDone = phraseSet(`
  weve flogged, ive flogged, weve exhausted, ive exhausted, weve ticked off, ive ticked off, we have ticked off, i have ticked off, weve all done, we have all done, weve both done, we have both done, all of us have done, already did, already done, already dived, already dove, already been to, already been in, already been on, already been at, already saw, already seen, already visited, did already
`)
/** So many words that nobody knows may stand in a list of what was done. */
const farList = 5

/** "We've dived all of the Farne Islands." */
const quantities = /^(all|most|much|some|lots|of|every|the|whole|both|around)$/

/** Where the list begins that a name ends: "we already did Elephant Head Rock and Koh Bon". */
const listBefore = (line: Line, at: number): number => {
  let before = beforeName(line, at)
  while (quantities.test(wordAt(line, before - 1)) && !line.words[before]?.isBreak) before--
  if (!isAnd.test(wordAt(line, before - 1))) return before
  for (let each = before - 2; each >= before - farList && !line.words[each + 1]?.isBreak; each--)
    if (phraseBefore(untaken(line), been, each) !== undefined) return each
  return before
}

const wantedAgain = phraseSet('again, more of, loved it, love it, go back, back to, return to')

const beenThere =
  /^(?:been there|did that|done that|been and done|been already|(?:we have|i have|ive|weve) been (?:there|before|already|twice)|done it)(?: |$)/
const unsaid =
  /(?:^| )(?:dont|do not|please dont|no need to) (?:say|suggest|name|recommend|send me to|offer)$/
const more = phraseSet('again, more, back, loved, love, which, easier, better, there please, return')

/** "Don't say Mexico", "Mexico, been there": named only to leave it out. */
const isUnsaid = (line: Line, { at, size }: { at: number; size: number }): boolean => {
  const end = at + size
  const isLast = end === line.words.length || line.words[end]?.isBreak === true
  const from = Math.max(0, at - farList)
  if (isLast && unsaid.test(phraseAt(line, from, at - from))) return true
  return (
    end < line.words.length &&
    beenThere.test(phraseAt(line, end, Math.min(3, line.words.length - end))) &&
    !says(untaken(line), more)
  )
}

/** "Bull sharks, but we've already done Mexico": a clause that only says what is left out. */
const isBut = (line: Line, at: number): boolean => {
  const before = phraseBefore(untaken(line), alreadyDone, at)
  if (!before) return false
  const first = [before.at, before.at - 1, before.at - 2].find((each) =>
    /^(but|except|only|although|though)$/.test(wordAt(line, each)),
  )
  return first !== undefined && first > 0 && !says(untaken(line), wantedAgain)
}

/** Whether what was done already stands beside a name of something else. */
const asksBesides = (line: Line, { at, size }: { at: number; size: number }): boolean =>
  phraseBefore(untaken(line), alreadyDone, listBefore(line, at)) !== undefined &&
  !says(untaken(line), wantedAgain) &&
  line.names?.some(
    (isName, each) =>
      isName && (each < at || each >= at + size) && wordAt(line, each) !== wordAt(line, at + size - 1),
  ) === true &&
  !isAskedAgain(line, { at, size })

/** "Been to Malta and Gozo, Cyprus next": another name is what comes next. */
const isBeforeNext = (line: Line, { at, size }: { at: number; size: number }): boolean =>
  line.words.some(
    ({ text, isBreak }, each) =>
      text === 'next' &&
      !isBreak &&
      each > at + size &&
      line.names?.[each - 1] === true &&
      (each + 1 === line.words.length || line.words[each + 1]?.isBreak === true),
  )

const nameInstead = /^(?:what|how) about$/

/** "Most of us have done Malta, so what about Turkey?" */
const isBeforeProposal = (line: Line, { at, size }: { at: number; size: number }): boolean =>
  line.words.some(
    (_, each) =>
      each >= at + size &&
      nameInstead.test(phraseAt(line, each, 2)) &&
      line.names?.[wordAt(line, each + 2) === 'the' ? each + 3 : each + 2] === true,
  )

/** "Walk-in dives on Gozo. I've done the Blue Hole there": told of a name beside another, in a sentence that asks nothing. */
const isDoneThere = (line: Line, { at, size }: { at: number; size: number }): boolean =>
  /^there(?: before| already| (?:last|this) (?:year|summer|time|trip|month|winter))?$/.test(
    at + size < line.words.length && !line.words[at + size]?.isBreak ? clauseFrom(line, at + size) : '',
  ) &&
  line.isAsked !== true &&
  line.names?.some((isName, each) => isName && (each < at || each >= at + size)) === true

/** "Aqaba from the shore, we've dived the Cedar Pride and Japanese Garden before": a clause of its own, beside another name. */
const isDoneBefore = (line: Line, at: number): boolean => {
  const [start, end] = [clauseStart(line, at), clauseEnd(line, at)]
  return (
    line.isAsked !== true &&
    /^(before|already)$/.test(wordAt(line, end - 1)) &&
    line.names?.some((isName, each) => isName && (each < start || each >= end)) === true &&
    !line.words.slice(end).some(({ text }) => /^(it|its|again|they|them|there)$/.test(text))
  )
}

/**
 * "I've done Indonesia, so not there", "we did Indonesia already", "been to Egypt and the Maldives too many times"; `unwanted`
 * are the words of names before.
 */
export const isDone = (
  line: Line,
  name: { at: number; size: number },
  unwanted?: ReadonlySet<number>,
): boolean => {
  const { at, size } = name
  if (isUnsaid(line, name) || isBut(line, beforeName(line, at))) return true
  if (unwanted && isListed(line, name, unwanted)) return true
  if (isDoneThough(line, name)) return true
  const isLeft =
    asksElsewhere(line) ||
    asksForNext(line, name) ||
    /^(already|yesterday)$/.test(wordAt(line, at + size)) ||
    isDoneThere(line, name) ||
    isDoneBefore(line, at) ||
    isBeforeNext(line, name) ||
    isBeforeProposal(line, name) ||
    asksBesides(line, name)
  if (!isLeft || isAskedAgain(line, name)) return false
  const before = beforeName(line, at)
  if (isAnd.test(wordAt(line, before - 1)) && unwanted?.has(before - 2)) return true
  return (
    isAllDone(line, before) ||
    isBareDone(line, before) ||
    phraseBefore(untaken(line), been, listBefore(line, at)) !== undefined
  )
}

/** "We already did Elephant Head Rock and Koh Bon": a word of the list of what was done, where something else is asked for. */
export const isListedAsDone = (line: Line, at: number): boolean => {
  for (let each = at; each > at - farList && each > 0; each--) {
    if (phraseBefore(untaken(line), alreadyDone, each) !== undefined) return true
    if (line.words[each]?.isBreak) return false
  }
  return false
}

const haveDone = phraseSet(
  'have done, ive done, weve done, have dived, ive dived, weve dived, i did, we did, did the, have been to, ive been to, weve been to, have seen, ive seen',
)
const nextTime = phraseSet(
  'now, this time, next, something different, a bit different, something new, somewhere new, somewhere different, anything else, what else, where else',
)

const nearThat = phraseSet(
  'near it, near there, near that, nearby, around it, around there, close by, close to it',
)

/** "I have done the classics (Thistlegorm, Abu Nuhas). Now I look for …": what was, before what is wanted. */
export const isToldBefore = (line: Line, at: number): boolean => {
  const free = untaken(line)
  if (says(free, nearThat)) return false
  const done = allPhrases(free, haveDone).find((each) => each.at < at)
  return done !== undefined && allPhrases(free, nextTime).some((each) => each.at > at)
}

const backFrom = /(?:^| )(?:back|home|returned|came back|arrived) from(?: the)?(?: [a-z]+){0,3}$/
const farBack = 8

/** "Just back from Silfra in Iceland": what was, of a site or of the place that it's in. */
export const isBackFrom = (line: Line, at: number): boolean => {
  let from = Math.max(0, at - farBack)
  for (let each = at; each > from; each--) if (line.words[each]?.isBreak) from = each
  const before = phraseAt(line, from, at - from)
  return backFrom.test(before) && /(?:from|the|in)$/.test(before)
}

/** "Just back from the Thistlegorm, which other wrecks are there?" */
export const isBackForOthers = (line: Line, at: number): boolean => isBackFrom(line, at) && says(line, others)

const media =
  /(?:^| )(?:documentary|documentaries|film|films|movie|video|videos|article|articles|book|podcast|programme|program|show|clip|reel|post)(?: on tv)? (?:about|on|of)(?: the)?$/

/** "I saw a documentary about Silfra": of a site that others told of. */
export const isToldInMedia = (line: Line, at: number): boolean => {
  const from = Math.max(0, at - 5)
  return !line.words[at]?.isBreak && media.test(phraseAt(line, from, at - from))
}

const doing =
  /^(?:(?:oh|well|but|sorry|ok|okay|yes|thanks|actually|also|and|though) )*(?:(?:we|i|they) |both of us )?(?:weve |ive )?(?:(?:have|both|all|already|just) )*(?:did|done|dived|dove|saw|seen|been to|visited|know|ticked off|crossed off)(?: the| both)*$/
const back =
  /^(?:(?:already|before|twice|once|yesterday|though|both|as well|too|(?:on |in |the )?(?:last|this|other|our|my) [a-z]+|(?:a|two|three|some|few) (?:[a-z]+ )?ago|years ago|many times|several times|by heart|in (?!last |this |other |our |my )[a-z0-9]+|so (?:leave|skip|drop|not) (?:those|them|these|both|it|that)(?: (?:two|three|ones?|both))?(?: out)?)(?: |$))+$/
const mostBehind = 8

/** "We did Fish Rock and Julian Rocks last year": where somebody has been, and nothing else. */
export const onlyTellsOfDone = (line: Line, named: readonly Named[]): boolean => {
  const [first, last] = [named[0], named.at(-1)]
  if (!first || !last || line.isAsked === true) return false
  const isNamed = (each: number) => named.some(({ at, size }) => each >= at && each < at + size)
  const end = last.at + last.size
  const between = line.words.slice(first.at, end).filter((_, each) => !isNamed(first.at + each))
  const behind = phraseAt(line, end, line.words.length - end)
  return (
    doing.test(phraseAt(line, 0, first.at)) &&
    between.every(({ text }) =>
      /^(and|or|the|in|last|this|year|summer|winter|spring|autumn|month|week|[0-9]+)$/.test(text),
    ) &&
    (behind === '' || (line.words.length - end <= mostBehind && back.test(behind)))
  )
}

import { isCrossedOff } from './crossed-off.ts'
import { isBackFrom, isDone, isToldBefore } from './done-places.ts'
import type { Named } from './locations.ts'
import {
  isNationOfAsker,
  isPeople,
  isVesselsNation,
  isWrecksNation,
  nationalities,
  people,
} from './nations.ts'
import { isRuledOut } from './ruled-out.ts'
import { leftOutOf, storiesIn } from './told-places.ts'
import { isInToldSentence } from './told-sentences.ts'
import { type Line, phraseAt, take, wordAt } from './words.ts'

// Places that a question only tells of: where people and ships are from, where somebody was, what others should resemble.

const leavingHome =
  /^(up|down|over|flying|fly|coming|driving|drive|travell?ing|travel|moved|moving|hello|hi|hey|greetings|originally|hail|hailing)$/
const staying = /^(student|studying|stationed|working|interning|teaching)$/
/** "A group of four", "two of us". */
const counted =
  /(?:^|^[a-z]+ |of )(?:(?:us|them) )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)(?: of us)?$/
const dwelling = /^(live|living|lives|based|reside|residing|resident)$/

/** "Two beginners from Poland, where in Egypt?", "up from Melbourne", "I live in Berlin". */
const isHome = (line: Line, at: number): boolean => {
  const [before, ahead] = [wordAt(line, at - 2), wordAt(line, at - 1)]
  if (ahead === 'to' && before === 'home') return true
  if (ahead === 'from')
    return people.test(before) || leavingHome.test(before) || counted.test(phraseAt(line, at - 4, 3))
  if (ahead !== 'in') return false
  return dwelling.test(before) || [at - 2, at - 3, at - 4].some((each) => staying.test(wordAt(line, each)))
}

const underway =
  /(?:^| )(?:taking|going|driving|flying|coming|heading|travell?ing|sailing|moving|crossing|ferry|train|trip|over|us|me|we|members|divers)(?: [a-z0-9]+){0,4} from$/
const onward = /^(?:(?:over|across|up|down|out|on|back) )?(?:to|into|towards) /

/** "Taking nine members from Antwerp over to Zeeland". */
const isSetOff = (line: Line, { at, size }: Pick<Named, 'at' | 'size'>): boolean => {
  const from = Math.max(0, at - farComparison)
  return (
    wordAt(line, at - 1) === 'from' &&
    !line.words[at + size]?.isBreak &&
    onward.test(phraseAt(line, at + size, Math.min(3, line.words.length - at - size))) &&
    underway.test(phraseAt(line, from, at - from))
  )
}

const trainedThere =
  /^(survived|learnt|learned|trained|certified|qualified|finished|passed|completed|did|done|dived|dove|been|had|loved|spent)$/
const farTraining = 8

/** "Just finished our Open Water in Brighton", "had enough of those in Guam": what was, in a clause of its own. */
const isPastTraining = (line: Line, at: number, size: number): boolean => {
  if (/^(and|or)$/.test(wordAt(line, at + size))) return false
  if (!/^(in|at|off|near|around|with)$/.test(wordAt(line, at - 1)) || line.words[at]?.isBreak) return false
  for (let each = at - 1; each >= at - farTraining && each >= 0; each--) {
    if (trainedThere.test(wordAt(line, each)) && !/^(to|be|never|havent|not)$/.test(wordAt(line, each - 1)))
      return true
    if (wordAt(line, each) === 'used' && wordAt(line, each + 1) === 'to') return true
    if (line.words[each]?.isBreak) return false
  }
  return false
}

/** "Ireland, west coast", "the east coast of Malta": no place called so somewhere else. */
const isSideOf = (line: Line, { at, size }: Named): boolean =>
  /^(north|south|east|west|northern|southern|eastern|western|northeast|northwest|southeast|southwest) (coast|side|shore|end|tip)$/.test(
    phraseAt(line, at, size),
  )

/** "We got blown out in Hurghada last time", "free-flowed in the Baltic last winter": told of a place, and nothing looked for there. */
const isPastVisit = (line: Line, at: number, size: number): boolean =>
  /^(in|at|off|near|around|on|the)$/.test(wordAt(line, at - 1)) &&
  !line.words[at + size]?.isBreak &&
  wordAt(line, at + size) === 'last' &&
  /^(time|year|winter|summer|spring|autumn|fall|month|week|season|trip|holiday)$/.test(
    wordAt(line, at + size + 1),
  )

const wasThere =
  /(?:^| )(?:(?:have|has|ive|weve|shes|hes) (?:already |just |only )?been (?:to|in)|(?:last (?:year|time|summer|winter|spring|autumn|month)|in (?:19|20)\d\d) (?:i|we) (?:were|was|did|dived|went|looked|had)(?: [a-z]+){0,4} (?:in|to|at|around|off))(?: the)?$/
const farBeen = 10

const memories =
  /(?:^| )(?:memory|memories|experience|experiences|incident|scare|trauma|nightmare|fright|shock) (?:from|in|at|of|off|on)(?: the)?$|(?:^| )(?:afraid|petrified|scared|terrified|nervous|wary|anxious|frightened)(?: (?:of|about|in|with))?(?: [a-z]+){0,3} (?:since|after)(?: the)?$/

const farMemory = 6

/** "Bad memory from Komodo", "petrified of currents since Gozo". */
export const isRemembered = (line: Line, at: number): boolean => {
  const from = Math.max(0, at - farMemory)
  return !line.words[at]?.isBreak && memories.test(phraseAt(line, from, at - from))
}

/** "We have been to Egypt, show us reefs in Malta": in a clause of its own, before another place. */
const isBeenTo = (line: Line, { at, size }: Pick<Named, 'at' | 'size'>): boolean => {
  const from = Math.max(0, at - farBeen)
  const end = at + size
  return (
    line.words[end]?.isBreak === true &&
    wasThere.test(phraseAt(line, from, at - from)) &&
    line.names?.some((isName, each) => isName && each > end) !== false
  )
}

const isOfSinking = (line: Line): boolean =>
  line.words.some(({ text }) => /^(sunk|sank|torpedoed|bombed|bombers?|scuttled|blew|blown)$/.test(text))

const liked =
  /^(somewhere|something|anywhere|anything|places?|sites?|dives?|spots?|diving|just|more|much|exactly|bit|reefs?|wrecks?|walls?|is|are|looks?)$/

const comparing = /(?:^| )(?:compares?|comparable|equivalent) (?:to|with)(?: [a-z]+){0,5}$/
const farComparison = 8

/** "Like Komodo, but in the Philippines", "Socorro type action", "Farne Islands similar": what others should resemble. */
const isOnlyCompared = (line: Line, { at, size }: Named): boolean => {
  const first = wordAt(line, at - 1) === 'the' ? at - 2 : at - 1
  const from = Math.max(0, at - farComparison)
  return (
    comparing.test(phraseAt(line, from, at - from)) ||
    (/^(type|style|like|similar|esque)$/.test(wordAt(line, at + size)) && !line.words[at + size]?.isBreak) ||
    (wordAt(line, first) === 'like' && liked.test(wordAt(line, first - 1))) ||
    (wordAt(line, first) === 'to' && wordAt(line, first - 1) === 'similar')
  )
}

const escaping =
  /(?:^| )(?:escap(?:e|es|ing)|fle(?:e|eing)|get(?:ting)? away from|leav(?:e|ing)|sick of|tired of|swap(?:ping)?|done with)(?: the| this| our| that)?$/

/** "Escaping the Irish weather in February": where somebody is now. */
const isEscaped = (line: Line, { at, size }: Pick<Named, 'at' | 'size'>): boolean =>
  /^(weather|winters?|rain|drizzle|gloom|cold|snow|summers?|heat)$/.test(wordAt(line, at + size)) &&
  escaping.test(phraseAt(line, Math.max(0, at - 5), Math.min(5, at)))

const carried =
  /(?:^| )(?:swept|blown|drift(?:ed|ing)?|washed|carried|dragged)(?: (?:off|away|out|over|halfway|all the way|across|us|me))* (?:to|into|towards|halfway to)(?: the)?$/
const farSaid = 8
const onTheWay =
  /(?:^| )on (?:the|our|my) way (?:back )?to(?: (?:the|my|our|see|visit|a|an|friends|family|cousins?|wedding|in|at))*$/
/** "One free day in Vancouver before I fly on to Sydney." */
const flyingOn =
  /(?:^| )(?:before|until|till|then)(?: (?:i|we|they|she|he))? (?:fly|flying|go|going|head|heading|move|moving|travel|sail|drive|leave|continue)(?: (?:on|back|home|off|out))* (?:to|for)(?: the)?$/
const usedTo = /(?:^| )(?:new|used|accustomed|unused) to(?: the)?$/

/** "Where I won't get swept off to Saudi", "new to UK diving": said of a place, and nothing looked for there. */
const isSaidOnly = (line: Line, { at, size }: Pick<Named, 'at' | 'size'>): boolean => {
  const before = phraseAt(line, Math.max(0, at - farSaid), Math.min(farSaid, at))
  return (
    carried.test(before) ||
    flyingOn.test(before) ||
    onTheWay.test(before) ||
    (usedTo.test(before) && /^(diving|waters?|conditions)$/.test(wordAt(line, at + size)))
  )
}

const groups = /^(crew|gang|club|clubs|society|bunch|mob|lads|branch|squad|regulars)$/

/** "Dubai crew, shore dives in the UAE", "with my Paris club": who asks. */
const isOfGroup = (line: Line, { at, size }: Pick<Named, 'at' | 'size'>): boolean =>
  !line.words[at + size]?.isBreak &&
  [at + size, at + size + 1].some(
    (each) =>
      groups.test(wordAt(line, each)) &&
      (each === at + size || /^(dive|diving|scuba|bsac|divers)$/.test(wordAt(line, each - 1))),
  )

const longTimeOf =
  /(?:^| )after (?:[a-z0-9]+ ){1,3}(?:years?|months?|decades?|seasons?|winters?|summers?) (?:of|in|at|on|around)(?: the)?$/

/** "After ten years of Florida I'm moving to California." */
const isLongKnown = (line: Line, at: number): boolean => {
  const from = Math.max(0, at - 7)
  return longTimeOf.test(phraseAt(line, from, at - from))
}

/** Where people are from, or were once. */
const isOfAsker = (line: Line, { at, size }: Pick<Named, 'at' | 'size'>): boolean =>
  isHome(line, at) ||
  isOfGroup(line, { at, size }) ||
  isEscaped(line, { at, size }) ||
  isSaidOnly(line, { at, size }) ||
  isSetOff(line, { at, size }) ||
  isBeenTo(line, { at, size }) ||
  isRemembered(line, at) ||
  isInToldSentence(line, at) ||
  isLongKnown(line, at) ||
  isPastVisit(line, at, size) ||
  isPastTraining(line, at, size) ||
  isToldBefore(line, at) ||
  isBackFrom(line, at) ||
  (size === 1 && isPeople(line, at)) ||
  (size === 1 && nationalities.test(wordAt(line, at)) && isNationOfAsker(line, at))

/**
 * "Italian ship with bombs in Sudan", "divers from Poland in Egypt": where a ship or people are from is not where they are,
 * once a place is named besides. What tells of people is read; a ship's nation may stand in texts.
 */
export const withoutOrigins = (line: Line, named: Named[], others: readonly Named[] = []): Named[] => {
  const all = [...named, ...others]
  const isByRule = (name: Named): boolean =>
    isOfAsker(line, name) || isOnlyCompared(line, name) || isSideOf(line, name) || isVesselsNation(line, name)
  const places = all.filter((name) => name.place !== undefined)
  const stories = storiesIn(
    line,
    places.filter((name) => !isByRule(name)),
    all.filter(({ sites }) => sites !== undefined),
  )
  // "Coron, and it's about the Japanese wrecks there."
  const isNationOfWrecks = (name: Named): boolean =>
    isWrecksNation(line, name) &&
    places.some(
      (other) =>
        other !== name &&
        !isByRule(other) &&
        !stories.includes(other) &&
        !isRuledOut(line, other) &&
        !isWrecksNation(line, other),
    )
  const isOrigin = (name: Named): boolean =>
    // "We did Ras Mohammed, what else is there in Egypt?": it's left out.
    !(isDone(line, name) || isCrossedOff(line, name)) &&
    ((name.place !== undefined && (isByRule(name) || isNationOfWrecks(name))) || stories.includes(name))
  const isElse = places.some((name) => !isOrigin(name))
  // "That British supply ship sunk by German bombers": nowhere is said.
  const isOfNation = (name: Named) =>
    isVesselsNation(line, name) || (name.size === 1 && isPeople(line, name.at))
  if (!isElse && isOfSinking(line)) return named.filter((name) => !name.place || !isOfNation(name))
  if (!isElse) return named
  for (const name of named)
    if (!isVesselsNation(line, name) && !isNationOfWrecks(name) && isOrigin(name))
      take(line, name.at, name.size)
  const left = leftOutOf(line, stories, all)
  return named.flatMap((name) => {
    if (left.includes(name)) return [{ ...name, isLeftOut: true as const }]
    return isOrigin(name) ? [] : [name]
  })
}

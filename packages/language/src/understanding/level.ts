import { type Difficulty, difficulties } from '@soundings/contract/site-fields'
import { isEnough } from './consequences.ts'
import { isDisliked } from './disliked.ts'
import { isDoublyNegated } from './double-no.ts'
import { clauseBefore, isForOthers, isNotOnly, isNotRequired } from './level-needed.ts'
import { corals, hardness, levelWords, limitWords, nothingWild, others } from './level-words.ts'
import { type Limit, refused } from './limit-words.ts'
import { ownLimitOf } from './limits.ts'
import { isFreshFromCourse, lacksCertificate } from './missing-certificate.ts'
import { isNegated } from './negation.ts'
import { isOfCrowd, isOfOtherNews } from './no-level.ts'
import { phraseFrom, phraseSet, says, takeAll } from './phrases.ts'
import { once, type Read } from './query.ts'
import { isNeedless } from './turning.ts'
import { type Line, phraseAt, take, untaken, wordAt } from './words.ts'

/** "Newbies, nothing more difficult": the harder ones are what is ruled out. */
const isNoMore = (line: Line, at: number): boolean =>
  /^(more|too|very|overly|remotely)$/.test(wordAt(line, at - 1)) && isNegated(line, at - 1)

/** A level with those that a limit adds. */
const limited = (level: Difficulty, limit: Limit | null, isStrict: boolean): readonly Difficulty[] => {
  const at = difficulties.indexOf(level)
  if (limit === 'max') return difficulties.slice(0, isStrict && at > 0 ? at : at + 1)
  return limit === 'min'
    ? difficulties.slice(isStrict && at < difficulties.length - 1 ? at + 1 : at)
    : [level]
}

const beyond = (level: Difficulty) => {
  const at = difficulties.indexOf(level)
  return at === 0 ? difficulties.slice(1) : difficulties.slice(0, at)
}

const together = phraseSet(
  'both, both of us, together, all of us, the two of us, the three of us, mixed group, mixed levels, mixed ability',
)

const several = phraseSet('we, were, us, our, my, i am, im')

const one = phraseSet(
  'one is, one beginner, one of us, wife, husband, girlfriend, boyfriend, partner, buddy, son, daughter, friend, brother, sister, kid, mum, mom, dad',
)

/** "Nothing a beginner couldn't handle" is for beginners. */
const isManaged = (line: Line, end: number): boolean =>
  /^(cant|cannot|couldnt|wouldnt)$/.test(wordAt(line, end))

const kindsOfDives = /^(dives?|sites?|diving|stuff|ones|level|spots?|places?)$/

/** Of two readings the easier one: what is named lies beyond the line. */
const lineDrawn = phraseSet(
  'is where i draw the line, is where we draw the line, is where the line is, is where it stops, is where we stop, is where i stop',
)

/** "Show me only the easy ones out of that", and not "take the advanced ones out of that". */
const isPickedOut = (line: Line, out: number): boolean =>
  wordAt(line, out + 1) === 'of' &&
  /(?:^| )(?:only|just|show|pick|choose|want|see)(?: (?!take|leave|rule|cut|filter)[a-z]+){0,4}$/.test(
    phraseAt(line, Math.max(0, out - 6), Math.min(6, out)),
  )

/** "Advanced dives are beyond me", "beginner sites bore me". */
const isTooMuch = (given: Line, end: number): boolean => {
  const line = untaken(given)
  const from = kindsOfDives.test(wordAt(line, end)) && !line.words[end]?.isBreak ? end + 1 : end
  if (isDisliked(line, from)) return true
  if (line.words[from]?.isBreak) return false
  return (
    phraseFrom(line, refused, from) !== undefined ||
    phraseFrom(line, lineDrawn, from) !== undefined ||
    (wordAt(line, from) === 'out' && from > end && !isPickedOut(line, from))
  )
}

/** Whether a word of a level only limits another one. */
const isCue = (line: Line, span: { at: number; size: number }, at: number, size: number): boolean =>
  (at > span.at && wordAt(line, at - 1) === 'as' && at + size <= span.at + span.size) ||
  (hardness.has(wordAt(line, at)) && /^at (?:the|its)$/.test(phraseAt(line, at - 2, 2))) ||
  (hardness.has(wordAt(line, at)) &&
    at < span.at + span.size - size &&
    /^(the|hardest)$/.test(wordAt(line, span.at)))

const reputed =
  /(?:^| )(?:seems?|said|known|reputed|famous|reputation|looks?|appears?|apparently|supposedly|notorious|mostly|everything|most|(?:all|many|half) (?:of )?(?:the|those|these|them))(?: [a-z]+){0,6}$/

/** "Nearly everything seems to be for advanced divers": what is said of a place before somebody asks. */
const isReputed = (line: Line, at: number): boolean => reputed.test(clauseBefore(line, at))

/** They may stand before a number as well as behind a level. */
const ofNumbers = /^(at least|at most|max|maximum|min|minimum)$/

/** Whoever wants nothing for experts wants nothing advanced either. */
const ruledOut = (line: Line, at: number, meaning: Difficulty): readonly Difficulty[] =>
  /^experts?$/.test(wordAt(line, at)) ? ['advanced', 'technical'] : [meaning]

/** What is left where some levels are ruled out: without one, what lies beyond it; without several, all others. */
const leftBy = (unwanted: readonly Difficulty[]): readonly Difficulty[] => {
  const [first] = unwanted
  if (first === undefined) return []
  return unwanted.length === 1 ? beyond(first) : difficulties.filter((level) => !unwanted.includes(level))
}

const lessThan = /^(?:padi )?(?:ow|owd|open water)(?: |$)/

const fromTo = phraseSet(
  'ow and aow, ow or aow, owd and aowd, owd or aowd, ow to aow, open water and advanced open water, ow and advanced',
)

const andOther = /^(?:and|plus|with|together with) (?:a|an|one|two|three|our|my|some|the)$/
const person = /^(divers?|divemasters?|beginners?|novices?|newbies|instructors?)$/

/** "A beginner and an advanced diver", and not "for beginners and advanced divers": people who dive together. */
const areJoined = (line: Line, named: readonly { at: number; size: number }[]): boolean =>
  named.some(({ at, size }, index) => {
    const next = named[index + 1]
    const end = at + size
    return (
      next !== undefined &&
      person.test(wordAt(line, end - 1)) &&
      person.test(wordAt(line, next.at + next.size - 1)) &&
      andOther.test(phraseAt(line, end, next.at - end))
    )
  })

/** "Known for difficult dives. What's there for beginners?": of the levels that are wanted, those that somebody asks for. */
const askedFor = (
  line: Line,
  named: readonly { at: number; meaning: Difficulty }[],
  wanted: readonly Difficulty[],
): readonly Difficulty[] => {
  const told = once(named.flatMap(({ at, meaning }) => (isReputed(line, at) ? [meaning] : [])))
  // Where all are told of, none is asked for rather than another.
  if (wanted.every((level) => told.includes(level))) return wanted
  const easiest = Math.min(...named.map(({ meaning }) => difficulties.indexOf(meaning)))
  return wanted.filter((level) => !told.includes(level) || difficulties.indexOf(level) === easiest)
}

const inOrder = (levels: readonly Difficulty[]): Difficulty[] =>
  once(levels).sort((one, other) => difficulties.indexOf(one) - difficulties.indexOf(other))

/** People of several levels who dive together dive where the least of them may. */
const isTogether = (line: Line): boolean => says(line, together) || (says(line, several) && says(line, one))

/**
 * Reads the levels: any of several. "Not for beginners" is every other level, "not technical" all that are easier, as for who
 * `isWithoutCaveCard`.
 */
export const readLevel = (line: Line, isWithoutCaveCard = false): Read => {
  if (lacksCertificate(line) || isFreshFromCourse(line)) return { levels: ['beginner'] }
  const untrained = isWithoutCaveCard ? difficulties.slice(0, -1) : []
  const kept = [...line.taken]
  const unwanted: Difficulty[] = takeAll(line, nothingWild).length > 0 ? ['advanced'] : []
  const negated = new Set<number>()
  const named = takeAll(line, levelWords)
  // "Full cave sites" are caves as well.
  for (const { at, size } of named)
    if (phraseAt(line, at, size) === 'full cave' && kindsOfDives.test(wordAt(line, at + size)))
      line.taken[at + 1] = kept[at + 1] ?? false
  const spans = named.flatMap((each) => ownLimitOf(line, each, limitWords) ?? [])
  const wanted = named.flatMap(({ at, size, meaning }): readonly Difficulty[] => {
    // "Intermediate is as hard as I go" asks for nothing hard.
    if (
      spans.some((span) => span.at <= at && at + size <= span.at + span.size && isCue(line, span, at, size))
    )
      return []
    if (isOfOtherNews(line, at, size) || isOfCrowd(line, at)) return []
    if (wordAt(line, at - 1) === 'too' && wordAt(line, at + size) === 'for') return []
    const next = wordAt(line, at + size)
    const isOfOther =
      (hardness.has(wordAt(line, at)) && others.has(next)) ||
      (wordAt(line, at) === 'hard' && corals.has(next))
    if (isOfOther && size === 1 && !line.words[at + size]?.isBreak) {
      line.taken[at] = kept[at] ?? false
      return []
    }
    if (isNoMore(line, at) && meaning !== 'beginner') {
      if (!unwanted.includes(meaning)) unwanted.push(meaning)
      return []
    }
    const found = ownLimitOf(line, { at, size }, limitWords)
    // "Beginners. At least 24 C": of the number behind it.
    const after = found ? found.at + found.size : 0
    const isOfNumber =
      found !== undefined &&
      after > at + size &&
      ofNumbers.test(phraseAt(line, at + size, after - at - size)) &&
      line.words[after]?.value != null &&
      !line.words[after]?.isBreak
    const limit = isOfNumber ? undefined : found
    // "Not up to advanced dives yet."
    const isNotUpTo =
      limit !== undefined &&
      limit.at < at &&
      /^(not|isnt|arent)$/.test(wordAt(line, limit.at - 1)) &&
      wordAt(line, limit.at) === 'up'
    if (limit && !isNotUpTo) {
      take(line, limit.at, limit.size)
      // "Hide anything advanced or above."
      if (limit.at === at && limit.size > size && limit.limit === 'min' && isNegated(line, at))
        return difficulties.slice(0, Math.max(1, difficulties.indexOf(meaning)))
      return limited(meaning, limit.limit, limit.isStrict === true)
    }
    const isJoined = /^(or|and)$/.test(wordAt(line, at - 1)) && negated.has(at - 2)
    if (meaning !== 'beginner' && (isForOthers(line, at, size) || isJoined)) {
      for (let each = at; each < at + size; each++) negated.add(each)
      unwanted.push(...ruledOut(line, at, meaning).filter((level) => !unwanted.includes(level)))
      return []
    }
    // "Scuba Diver, not OWD": who has less than that.
    if (
      meaning === 'beginner' &&
      lessThan.test(phraseAt(line, at, size)) &&
      /^(not|no|barely|hardly|scarcely)$/.test(wordAt(line, at - 1))
    )
      return ['beginner']
    // "Advanced not required."
    if (meaning !== 'beginner' && isNotRequired(line, at, size)) {
      if (!unwanted.includes(meaning)) unwanted.push(meaning)
      return []
    }
    // "I'm not a confident beginner."
    if (meaning === 'beginner' && /^(confident|comfortable|experienced)$/.test(wordAt(line, at - 1)))
      return [meaning]
    if (isNeedless(line, at) || isNotOnly(line, at)) return []
    if (isTooMuch(line, at + size) || isEnough(line, at)) {
      if (!unwanted.includes(meaning)) unwanted.push(meaning)
      return []
    }
    if (isDoublyNegated(line, at)) return limited(meaning, meaning === 'beginner' ? 'max' : 'min', false)
    if (!isNegated(line, at, negated) || isManaged(line, at + size)) return [meaning]
    for (let each = at; each < at + size; each++) negated.add(each)
    unwanted.push(...ruledOut(line, at, meaning).filter((level) => !unwanted.includes(level)))
    return []
  })
  // "Advanced, but not expert."
  if (wanted.includes('advanced') && unwanted.includes('technical'))
    unwanted.splice(0, unwanted.length, ...unwanted.filter((level) => level !== 'advanced'))
  // "OW + AOW": whoever has the one or the other, and all between.
  if (says(untaken(line), fromTo)) wanted.push('intermediate')
  const left = leftBy(unwanted)
  const asked = askedFor(line, named, wanted)
  const both = asked.filter((level) => left.includes(level))
  // "We are all beginners, nothing advanced": what is ruled out adds nothing to what is wanted.
  const all = inOrder(both.length > 0 ? both : [...asked, ...left])
  if (all.length === 0) return { levels: untrained }
  return { levels: isTogether(line) || areJoined(line, named) ? all.slice(0, 1) : all }
}

import { isDealing, isMatter } from '../matters.ts'
import { phraseFrom, phraseSet, says } from '../phrases.ts'
import { clauseFrom, isFree, type Line, phraseAt, take, wordAt, wordSet } from '../words.ts'

const years = phraseSet(
  'year old, years old, yr old, yrs old, y o, yo, year olds, yr olds, years of age, yrs, years young',
)
const children = wordSet(
  'kid kids child children son sons daughter daughters boy girl boys girls nephew niece grandson granddaughter grandkid grandkids teen teenager tween stepson stepdaughter brother sister twins youngest eldest oldest toddler toddlers',
)
/** What may stand between a child and the age: "my son, who is 12". */
const betweenAge = wordSet('is are was who aged age turning just turned of and my a only he she they s')
const notAges = wordSet(
  'm metre metres meter meters ft feet foot km mile miles dive dives day days week weeks hour hours minute minutes degrees deg c f people divers kids children of mm bar',
)
/** "One of us turned ten on Sunday": a person, where "our club turned ten" tells of none. */
const turned =
  /(?:^| )(?:us|them|she|he|who|one|youngest|eldest|oldest) (?:just |has |is |s |only )?(?:turned|turns|turning)$/
const adult = 18
const farAge = 4

const ageAt = (line: Line, at: number): { age: number; size: number } | undefined => {
  const value = line.words[at]?.value
  if (value == null || value >= adult || value < 2 || !Number.isInteger(value) || line.taken[at])
    return undefined
  const told = phraseFrom(line, years, at + 1)
  // "My last dive was 8 yrs ago."
  if (
    told &&
    /^(ago|off|running|straight|since|without|dry|later|now|experience|break|out|gap|away|pause|hiatus|layoff|back|no|not)$/.test(
      wordAt(line, at + 1 + told.size),
    )
  )
    return undefined
  // "Haven't been in the water for 4 yrs."
  if (
    told &&
    told.size === 1 &&
    /^(for|in|after|past|last|over|nearly|almost|about)$/.test(wordAt(line, at - 1))
  )
    return undefined
  // "A five year old wetsuit."
  const aged = told ? wordAt(line, at + 1 + told.size) : ''
  if (isMatter(aged) && !isDealing(aged)) return undefined
  if (told) return { age: value, size: told.size + 1 }
  if (notAges.has(wordAt(line, at + 1)) && !line.words[at + 1]?.isBreak) return undefined
  const isAged = /^(aged|age)$/.test(wordAt(line, at - 1)) || turned.test(phraseAt(line, at - 3, 3))
  if (isAged) return { age: value, size: 1 }
  for (let each = at - 1; each >= at - farAge; each--) {
    if (children.has(wordAt(line, each))) return { age: value, size: 1 }
    // "My kids are 10 and 12."
    if (!betweenAge.has(wordAt(line, each)) && line.words[each]?.value == null) return undefined
  }
  return undefined
}

const ashore =
  /^(?:(?:and|but|so|who|she|he|they) )?(?:cant|cannot|can not|doesnt|does not|dont|wont|isnt allowed to|not allowed to|isnt old enough to|is too young to|too young to) (?:scuba )?dive(?: (?:yet|at all|herself|himself|themselves))?(?: (?:but|so|because|though) .*)?$/

/** "My niece is eight, can't dive yet": whoever stays ashore limits nothing; "can't dive to 20 m" does. */
const staysAshore = (line: Line, end: number): boolean => ashore.test(clauseFrom(line, end))

/** The ages of children who will dive. */
const takeAges = (line: Line): number[] =>
  line.words.flatMap((_, at) => {
    const found = ageAt(line, at)
    if (!found) return []
    take(line, at, found.size)
    if (staysAshore(line, at + found.size)) return []
    // "A 10 and a 12 year old."
    const other = [at - 2, at - 3].find(
      (each) =>
        (line.words[each]?.value ?? adult) < adult &&
        isFree(line, each) &&
        /^(and|or)$/.test(wordAt(line, each + 1)),
    )
    const also = other === undefined ? [] : [line.words[other]?.value ?? adult]
    if (other !== undefined) take(line, other)
    return [found.age, ...also]
  })

/** "Junior open water, 13": an age by itself. */
const bareAge = (line: Line): number | undefined => {
  const word = line.words.find(
    ({ value, isBreak }, at) =>
      value !== null &&
      value >= youngest &&
      value < adult &&
      (isBreak ||
        at === 0 ||
        /^(is|hes|shes|turned|aged?|(?:lad|son|daughter|boy|girl|kid|nephew|niece|grandson)s)$/.test(
          wordAt(line, at - 1),
        )) &&
      !notAges.has(wordAt(line, at + 1)),
  )
  return word?.value ?? undefined
}

const juniors = phraseSet(
  'junior open water, junior ow, junior open water diver, junior diver, junior divers, junior owd, junior card, junior cert, junior certification, junior ticket',
)

/** The youngest who may dive in open water, and how deep with whom, in metres (PADI and SSI standards). */
const youngest = 10
/** From this age, the limits of adults hold. */
const adultLimits = 15
const depthAt = (age: number): number | null => (age < 12 ? 12 : age < adultLimits ? 18 : null)

/** The child that limits a dive most. */
export type Child = {
  /** In metres; null where the limits of adults hold. */
  maxDepth: number | null
  /** Too young to dive in open water. */
  isTooYoung: boolean
}

/** Reads the youngest child who will dive; null where none is told of. */
export const readChild = (line: Line): Child | null => {
  const isJunior = says(line, juniors)
  const ages = takeAges(line)
  const age = ages.length > 0 ? Math.min(...ages) : isJunior ? (bareAge(line) ?? youngest) : null
  return age === null ? null : { maxDepth: depthAt(age), isTooYoung: age < youngest }
}

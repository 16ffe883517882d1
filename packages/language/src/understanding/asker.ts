import { type Difficulty, difficulties } from '@soundings/contract/site-fields'
import { allPhrases, phraseFrom, phraseSet, phrasesOf, says } from './phrases.ts'
import { once, type Read } from './query.ts'
import { warm } from './temperature.ts'
import { isFree, type Line, take, untaken, wordAt, wordSet } from './words.ts'

// Who asks limits where they may dive: a child, somebody with eight dives, somebody who feels the cold.

const years = phraseSet(
  'year old, years old, yr old, yrs old, y o, yo, year olds, yr olds, years of age, yrs, years young, year old son, year old daughter',
)
const children = wordSet(
  'kid kids child children son sons daughter daughters boy girl boys girls nephew niece grandson granddaughter grandkid grandkids teen teenager tween stepson stepdaughter brother sister twins',
)
/** What may stand between a child and the age: "my son, who is 12". */
const betweenAge = wordSet('is are was who aged age turning just turned of and my a only he she they s')
const notAges = wordSet(
  'm metre metres meter meters ft feet foot km mile miles dive dives day days week weeks hour hours minute minutes degrees deg c f people divers kids children of us years_ago mm bar',
)
const adult = 18
const farAge = 4

const ageAt = (line: Line, at: number): { age: number; size: number } | undefined => {
  const value = line.words[at]?.value
  if (value == null || value >= adult || value < 2 || !Number.isInteger(value) || line.taken[at])
    return undefined
  const told = phraseFrom(line, years, at + 1)
  if (told) return { age: value, size: told.size + 1 }
  if (notAges.has(wordAt(line, at + 1))) return undefined
  const isAged = /^(aged|age)$/.test(wordAt(line, at - 1))
  if (isAged) return { age: value, size: 1 }
  for (let each = at - 1; each >= at - farAge; each--) {
    if (children.has(wordAt(line, each))) return { age: value, size: 1 }
    // "My kids are 10 and 12."
    if (!betweenAge.has(wordAt(line, each)) && line.words[each]?.value == null) return undefined
  }
  return undefined
}

/** The ages of children who will dive. */
const takeAges = (line: Line): number[] =>
  line.words.flatMap((_, at) => {
    const found = ageAt(line, at)
    if (!found) return []
    take(line, at, found.size)
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
      (isBreak || at === 0) &&
      !notAges.has(wordAt(line, at + 1)),
  )
  return word?.value ?? undefined
}

const juniors = phraseSet('junior open water, junior ow, junior open water diver, junior diver, junior owd')

/** The youngest who may dive in open water, and how deep with whom, in metres (PADI and SSI standards). */
export const youngest = 10
/** From this age, the limits of adults hold. */
const adultLimits = 15
const depthAt = (age: number): number | null => (age < 12 ? 12 : age < adultLimits ? 18 : null)

const haveDone = wordSet(
  'have has had ive got done did logged log only with after just about made total around some roughly over nearly almost my under hes shes his her completed',
)
const experienceAfter = phraseSet(
  'under my belt, under our belts, under his belt, under her belt, logged, so far, experience, of experience, in my log, in the log, in my logbook, total, in total, diver, to my name, old, done',
)
const notExperience = wordSet(
  'best top favourite favorite want plan planning book booked package left tomorrow today per a day daily week trip remaining prepaid tank next these those first good great nice more other',
)
const farDone = 3
const between = wordSet('logged total open water only fun scuba recreational shallow boat sea ocean lifetime')

/** How many dives somebody has done; undefined where nothing tells. */
const divesDone = (line: Line): number | undefined => {
  for (let at = 0; at < line.words.length; at++) {
    if (!/^(dive|dives)$/.test(wordAt(line, at))) continue
    let number = at - 1
    while (number > at - 3 && between.has(wordAt(line, number))) number--
    const count = line.words[number]?.value
    if (count == null || line.taken[number] || line.taken[at]) continue
    if (notExperience.has(wordAt(line, at + 1)) || notExperience.has(wordAt(line, number - 1))) continue
    const isTold =
      phraseFrom(line, experienceAfter, at + 1) !== undefined ||
      [...Array(farDone).keys()].some((back) => haveDone.has(wordAt(line, number - 1 - back)))
    // "8 dives, Egypt": a clause of its own.
    const isAlone =
      (number === 0 || line.words[number]?.isBreak) &&
      (at + 1 === line.words.length || line.words[at + 1]?.isBreak)
    if (!isTold && !isAlone) continue
    take(line, number, at - number + 1)
    return count
  }
  return undefined
}

/** What somebody with so many dives should look at. */
const levelsFor = (dives: number): readonly Difficulty[] =>
  dives < 20 ? difficulties.slice(0, 1) : dives < 50 ? difficulties.slice(0, 2) : []

const coldSensitive = phrasesOf<true>([
  [
    `
      feel the cold, feels the cold, feel cold easily, get cold easily, gets cold easily, get cold easy, get cold very easily, get cold fast, get cold quickly,
      gets cold quickly, gets cold fast, always cold, always freezing, easily cold, sensitive to cold, sensitive to the cold, cold sensitive, hate the cold,
      hate cold, hate cold water, hates cold water, hates the cold, dislike cold water, dont like cold water, dont like the cold, dont do cold water, cant stand cold,
      cant stand the cold, cant stand cold water, cant handle cold, cant handle the cold, cant handle cold water, cant take the cold, freeze easily, chill easily, chills easily,
      cold wimp, wimp about cold, wimp in cold water, no good in the cold, no good in cold water, suffer from the cold, suffer in the cold, allergic to cold, allergic to cold water, cold blooded,
      wuss about cold, wuss when it comes to cold, without a wetsuit, no wetsuit, in a shorty, in just a rash guard, in swimwear, in boardshorts, always shivering, shiver easily, im a wimp for cold
    `,
    true,
  ],
])

const takeColdSensitive = (line: Line): boolean => {
  for (let at = 0; at < line.words.length; at++) {
    const found = phraseFrom(line, coldSensitive, at)
    if (!found) continue
    take(line, found.at, found.size)
    return true
  }
  return false
}

const seasick = phraseSet(
  'seasick, sea sick, seasickness, motion sick, motion sickness, sick on boats, sick on every boat, sick on a boat, hate boats, no boats for me',
)
const claustrophobic = phraseSet('claustrophobic, claustrophobia, hate tight spaces, hate small spaces')

/** Certificates by which somebody may go so deep, in metres. */
const trained = phrasesOf<number>([
  [
    'open water, open water diver, open water cert, open water certificate, open water certified, ow, owd, ow diver, ow cert, ow certified, basic open water',
    18,
  ],
  [
    'advanced open water, advanced open water diver, aow, aowd, aow diver, advanced certified, advanced cert, advanced certificate',
    30,
  ],
  [
    'deep specialty, deep speciality, deep diver specialty, deep diver speciality, deep certified, deep cert',
    40,
  ],
])
const ofOneself = wordSet(
  'im i am we are as have has hold holds with got my hes shes were only just cert certificate certified ticket licence license',
)

/** How deep the certificate goes that somebody says they have; null where none is named. */
const trainedTo = (line: Line): number | null => {
  const found = allPhrases(untaken(line), trained)
  const isOwn = found.some(({ at, size }) =>
    [at - 1, at - 2, at - 3, at + size, at].some((each) => ofOneself.has(wordAt(line, each))),
  )
  return isOwn ? Math.max(...found.map(({ meaning }) => meaning)) : null
}

export type Asker = {
  read: Pick<Read, 'levels' | 'maxDepth' | 'minTemp' | 'access' | 'avoid'>
  /** How deep their certificate goes, in metres. */
  trainedTo: number | null
  /** The youngest child is too young to dive in open water. */
  isTooYoung: boolean
  /** A child for whom the agencies set limits is to dive. */
  hasChild: boolean
}

const easiest = [...difficulties.slice(0, 1)]

/** Reads what somebody says of those who will dive, as far as it limits where they may. Depths in metres. */
export const readAsker = (line: Line): Asker => {
  const isJunior = says(line, juniors)
  const ages = takeAges(line)
  const age = ages.length > 0 ? Math.min(...ages) : isJunior ? (bareAge(line) ?? youngest) : null
  const dives = divesDone(line)
  const levels = age !== null ? easiest : dives === undefined ? [] : [...levelsFor(dives)]
  const depth = age === null ? null : depthAt(age)
  return {
    read: {
      ...(levels.length > 0 && { levels }),
      ...(depth !== null && { maxDepth: depth }),
      ...(takeColdSensitive(line) && { minTemp: warm }),
      ...(says(line, seasick) && { access: 'shore' as const }),
      ...(says(line, claustrophobic) && { avoid: ['overhead-environment' as const] }),
    },
    trainedTo: trainedTo(line),
    isTooYoung: age !== null && age < youngest,
    hasChild: age !== null && age < adultLimits,
  }
}

/** Whether somebody wants to go deeper than their certificate says; a metre more is the same limit in feet. */
export const isBeyondTraining = ({ minDepth, maxDepth }: Read, { trainedTo: depth }: Asker): boolean =>
  depth !== null && Math.max(minDepth ?? 0, maxDepth ?? 0) > depth + 1

/** What was asked, within what fits those who ask. */
export const withAsker = (read: Read, asker: Asker): Read => {
  const { levels, minTemp, access, avoid = [] } = asker.read
  const maxDepth = isBeyondTraining(read, asker) ? asker.trainedTo : asker.read.maxDepth
  const capped = (read.levels ?? []).filter((level) => levels?.includes(level))
  const depth = Math.min(read.maxDepth ?? Number.POSITIVE_INFINITY, maxDepth ?? Number.POSITIVE_INFINITY)
  const isTooDeep = read.minDepth != null && read.minDepth >= depth
  return {
    ...read,
    ...(levels && { levels: capped.length > 0 ? capped : levels }),
    ...(depth < Number.POSITIVE_INFINITY && { maxDepth: depth }),
    ...(isTooDeep && { minDepth: null }),
    ...(access && { access }),
    ...(avoid.length > 0 && { avoid: once([...(read.avoid ?? []), ...avoid]) }),
    ...(minTemp != null && read.minTemp == null && { minTemp, maxTemp: null }),
  }
}

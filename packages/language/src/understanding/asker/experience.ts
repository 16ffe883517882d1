import { type Difficulty, difficulties } from '@soundings/contract/site-fields'
import { allPhrases, phraseFrom, phraseSet, phrasesOf } from '../phrases.ts'
import { type Line, phraseAt, take, untaken, wordAt, wordSet } from '../words.ts'

const haveDone = wordSet(
  'have has had ive got done did logged log only with after just about made total around some roughly over nearly almost my under hes shes his her completed',
)
const experienceAfter = phraseSet(
  'is all ive got, is all i have, are all i have, are all ive got, is all i have got, is my total, to show for it, under my belt, under our belts, under his belt, under her belt, logged, so far, experience, of experience, in my log, in the log, in my logbook, total, in total, diver, to my name, old, done',
)
const notExperience = wordSet(
  'best top favourite favorite want plan planning book booked package left tomorrow today per a day daily week trip remaining prepaid tank next these those first good great nice more other',
)
const farDone = 3
const between = wordSet(
  'plus or so odd logged total open water only fun scuba recreational shallow boat sea ocean lifetime',
)

const ownCount =
  /^(?:i|my (?:wife|husband|partner|girlfriend|boyfriend|son|daughter|friend|buddy)|she|he)(?: only| just)?(?: have|ve| has|s|'s)?(?: only| just)?(?: got| had| done)?$/

/** "My brother has 2000 dives, I have four": of dives as well, said without the word. */
const divesOfAnother = (line: Line): number | undefined => {
  const first = line.words.findIndex(({ text }, at) => text === 'dives' && line.words[at - 1]?.value != null)
  if (first < 0) return undefined
  for (let at = first + 2; at < line.words.length; at++) {
    const count = line.words[at]?.value
    if (count == null || !(line.words[at + 1]?.isBreak ?? true)) continue
    let from = at
    while (from > first + 1 && !line.words[from]?.isBreak) from--
    if (ownCount.test(phraseAt(line, from, at - from))) return count
  }
  return undefined
}

/** How many dives somebody has done; undefined where nothing tells. Of several people the least counts. */
const divesDone = (line: Line): number | undefined => {
  const other = divesOfAnother(line)
  if (other !== undefined) return other
  for (let at = 0; at < line.words.length; at++) {
    if (!/^(dive|dives)$/.test(wordAt(line, at))) continue
    let number = at - 1
    while (number > at - 3 && between.has(wordAt(line, number))) number--
    const count = line.words[number]?.value
    if (count == null || line.taken[number] || line.taken[at]) continue
    const isFollowed = !line.words[at + 1]?.isBreak && notExperience.has(wordAt(line, at + 1))
    if (isFollowed || notExperience.has(wordAt(line, number - 1))) continue
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

/** The levels that fit the number of dives that somebody has done; none where it tells nothing. */
export const levelsByDives = (line: Line): Difficulty[] => {
  const dives = divesDone(line)
  if (dives === undefined || dives >= 50) return []
  return difficulties.slice(0, dives < 20 ? 1 : 2)
}

const advanced = 30
const deepSpeciality = 40

/** Certificates by which somebody may go so deep, in metres. */
const trained = phrasesOf<number>([
  [
    'open water, open water diver, open water cert, open water certificate, open water certified, ow, owd, ow diver, ow cert, ow certified, basic open water',
    18,
  ],
  ['ocean diver, bsac ocean diver, cmas one star, cmas 1 star, one star diver, one cmas star', 20],
  ['sports diver, bsac sports diver', 35],
  [
    'advanced open water, advanced open water diver, aow, aowd, aow diver, advanced certified, advanced cert, advanced certificate',
    advanced,
  ],
  [
    'deep specialty, deep speciality, deep diver specialty, deep diver speciality, deep certified, deep cert',
    deepSpeciality,
  ],
])
const ofOneself = wordSet(
  'im i am we are as have has hold holds with got my hes shes were only just cert certificate certified ticket licence license',
)

/**
 * How deep the certificates go that somebody tells of, in metres; null where none is told. Of several people the least
 * counts; a deep speciality adds to an advanced certificate.
 */
export const trainedTo = (line: Line): number | null => {
  const found = allPhrases(untaken(line), trained)
  const isOwn = found.some(({ at, size }) => {
    for (let each = at - 3; each <= at + size; each++) if (ofOneself.has(wordAt(line, each))) return true
    return false
  })
  if (!isOwn) return null
  const depths = found.map(({ meaning }) => meaning)
  const least = Math.min(...depths)
  return least === advanced && depths.includes(deepSpeciality) ? deepSpeciality : least
}

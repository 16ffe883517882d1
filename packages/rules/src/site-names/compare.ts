import { consonantsOf, soundAlike } from './spelling.ts'
import { readName, type Word } from './words.ts'

/** What two names say of their sites: one; two that only a telling word keeps apart; or other names altogether. */
export type Verdict = 'same' | 'told apart' | 'other'

const isKnown = ({ sense }: Word) => sense.kind !== 'name'
const isType = ({ sense }: Word) => sense.kind === 'type'
/** A kind of site that names often leave out. */
const isWeak = ({ sense }: Word) => sense.kind === 'type' && sense.isWeak
/** What a name would hardly leave out. */
const counts = (word: Word) => !isWeak(word)
const tells = ({ sense }: Word) => ['telling', 'number', 'letter', 'measure', 'code'].includes(sense.kind)

const shortestBare = 2

/** Whether one is how the other is written without its short vowels. */
const isSameBare = (one: Word, other: Word): boolean => {
  if (one.isBare === other.isBare) return false
  const [a = '', b] = [one, other].map(({ sound }) => consonantsOf(sound).replace(/^[aeiou]/, ''))
  return a === b && a.length >= shortestBare
}

const isSame = (one: Word, other: Word): boolean =>
  isKnown(one) && isKnown(other)
    ? one.sense.kind === other.sense.kind && one.sense.is === other.sense.is
    : soundAlike(one.sound, other.sound) || isSameBare(one, other)

/** Joins two words that the other name writes as one. */
const joinedAs = (words: Word[], others: Word[]): Word[] => {
  const joined: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at], words[at + 1]]
    if (!word) continue
    const isJoinable = next !== undefined && !tells(next)
    const whole = isJoinable ? others.find((other) => other.sound === word.soundWithNext) : undefined
    if (whole) at++
    joined.push(whole ? { ...whole, place: word.place, part: word.part } : word)
  }
  return joined
}

/** The words that two names share, and those that only one of them has. */
type Compared = { shared: Word[]; mine: Word[]; theirs: Word[] }

const compare = (one: Word[], other: Word[]): Compared => {
  const theirs = [...other]
  const shared: Word[] = []
  const mine = one.filter((word) => {
    const at = theirs.findIndex((each) => isSame(word, each))
    const [found] = at < 0 ? [] : theirs.splice(at, 1)
    // What one name only adds is not what both sites are called.
    if (found) shared.push(found.place === 'head' ? word : found)
    return !found
  })
  return { shared, mine, theirs }
}

/** Whether a word tells a site apart also from one that is named like it without the word. */
const tellsAlone = (word: Word, words: Word[]): boolean => {
  const { sense } = word
  if (sense.kind === 'telling') return sense.alone
  // A number in front is part of the name: "Seven Brothers".
  return sense.kind === 'number' && words[0] !== word && Number(sense.is) >= 2 && Number(sense.is) < 100
}

const groupOf = ({ sense }: Word) => (sense.kind === 'type' ? sense.group : '')

/** Whether each calls its site a kind that the other's is not: "Turtle Cave" and "Turtle Wall". */
const areOtherKinds = (mine: Word[], theirs: Word[]): boolean => {
  const [a, b] = [mine.filter(isType), theirs.filter(isType)]
  return a.length > 0 && b.length > 0 && !a.some((each) => b.some((its) => groupOf(its) === groupOf(each)))
}

const shortestName = 3

/** Whether these words say which site is meant: a name, or two words at least. */
const areEnough = (shared: Word[]): boolean =>
  shared.length >= 2 ||
  shared.some(
    ({ sense, text }) => sense.kind === 'code' || (sense.kind === 'name' && text.length >= shortestName),
  )

/** Lakes stand in front of what lies in them: "Attersee" is not "Attersee - Ofen". */
const isWater = (word: Word) => groupOf(word) === 'lake' || /..see$/.test(word.text)

/** Whether all that is shared is what the longer name ends with behind a dash: "Attersee - Ofen" is the "Ofen". */
const isLastPart = (shared: Word[], longer: Word[]): boolean => {
  const last = longer.filter(({ part }) => part === longer.at(-1)?.part)
  return (
    last.length < longer.length &&
    last.length === shared.length &&
    last.every((word) => shared.some((each) => isSame(each, word)))
  )
}

const hasParts = (words: Word[]) => words.some(({ part }) => part !== words[0]?.part)

/** Whether the longer name may be that of the shorter one, whose words are the shared ones, although it adds these. */
const mayAdd = (added: Word[], shared: Word[], longer: Word[]): boolean => {
  if (added.length === 0) return true
  if (added.some((word) => tellsAlone(word, longer))) return false
  const isHeadAdded = added.some(({ place }) => place === 'head')
  // "Hole in the Wall" is no wall.
  if (isHeadAdded && shared.every(({ place }) => place === 'linked')) return false
  if (isLastPart(shared, longer)) return true
  if (isHeadAdded && hasParts(longer) && shared.every((word) => isWater(word) || isWeak(word))) return false
  if (areEnough(shared)) return true
  if (shared.every(tells)) return false
  const last = longer.findLastIndex((word) => shared.some((each) => isSame(each, word)))
  const isAtEnd = last === longer.length - 1
  // A place in front of what is no kind of site: "Aliwal Shoal Cathedral".
  if (isAtEnd && shared.every(({ sense }) => sense.kind === 'common'))
    return added.some(({ sense }) => sense.kind === 'name')
  // A place behind: "Canyon Dahab".
  return added.every(
    (word) => word.sense.kind === 'name' && word.place !== 'linked' && longer.indexOf(word) > last,
  )
}

/** Whether two names are one with a place in front of it and one behind: "Ningaloo Navy Pier" and "Navy Pier Exmouth". */
const isBetweenPlaces = (one: Word[], other: Word[], { shared, mine, theirs }: Compared): boolean => {
  const size = shared.length
  if (size < 2 || !shared.some(({ sense }) => sense.kind === 'name')) return false
  if (![...mine, ...theirs].every(({ sense }) => sense.kind === 'name')) return false
  const meet = (end: Word[], start: Word[]) =>
    end.slice(-size).every((word, at) => start[at] !== undefined && isSame(word, start[at]))
  return meet(one, other) || meet(other, one)
}

/** Without the places that only one of the names adds behind a comma or in brackets. */
const withoutAdded = (words: Word[], others: Word[]): Word[] =>
  others.some(({ place }) => place === 'added') ? words : words.filter(({ place }) => place !== 'added')

/** Compares two names as people write them. */
export const compareNames = (a: string, b: string): Verdict => {
  const [nameA, nameB] = [readName(a), readName(b)]
  if (nameA.folded === nameB.folded) return nameA.folded === '' ? 'other' : 'same'
  const [one, other] = [joinedAs(nameA.words, nameB.words), joinedAs(nameB.words, nameA.words)]
  const compared = compare(one, other)
  const { shared } = compared
  if (shared.length === 0) return 'other'
  const mine = withoutAdded(compared.mine, compared.theirs)
  const theirs = withoutAdded(compared.theirs, compared.mine)
  if (mine.some(counts) && theirs.some(counts)) {
    if (isBetweenPlaces(one, other, compared)) return 'same'
    return [...mine, ...theirs].filter(counts).every(tells) ? 'told apart' : 'other'
  }
  if (areOtherKinds(mine, theirs)) return 'other'
  const isOtherLonger = theirs.some(counts)
  const added = (isOtherLonger ? compared.theirs : compared.mine).filter(counts)
  if (mayAdd(added, shared, isOtherLonger ? other : one)) return 'same'
  return added.every(tells) ? 'told apart' : 'other'
}

import { beforeName } from './nearness.ts'
import { allPhrases, phraseSet } from './phrases.ts'
import { type Line, untaken, wordAt } from './words.ts'

// Lists of places where somebody has been.

export const been = phraseSet(`
  ive done, weve done, i have done, we have done, already done, i did, we did, ive been to, weve been to, i have been to, we have been to, already been to, i already know, we already know, having done, having dived, having seen, been to, been in, ive dived,
  weve dived, i dived, we dived, ive dived in, weve dived in, dived in, dove, already dived, ive seen, weve seen, i know, we know, already know, ive visited, visited, been up to, been down to, been over to, been out to, flogged, exhausted, ticked off, crossed off, dived, did already, all done, both done, all of us have done, most of us have done, had our fill of, had my fill of, had their fill of, most have done, most members have done, members have done, many of us have done, they have done, the club has done, everyone has done, all seen, already did, already visited, already seen, already saw, been on, been at, we saw, i saw, we visited, i visited, written up, written about, already covered, already reviewed, just back from, just came from, done
`)

const isAnd = /^(and|or)$/

/** "Been to Bonaire, Curaçao, the Caymans and Cozumel": one of several names in a row, the last behind an "and". */
export const isListed = (
  line: Line,
  { at, size }: { at: number; size: number },
  unwanted: ReadonlySet<number>,
): boolean => {
  const before = beforeName(line, at)
  const isBegun = allPhrases(untaken(line), been).some(
    (each) => each.at < at && unwanted.has(nameAfter(line, each.at + each.size)),
  )
  if (!isBegun && !isBareBegun(line, at, unwanted)) return false
  const isJoined = wordAt(line, before - 1) === 'and'
  const last = isJoined ? before - 2 : before - 1
  if (!unwanted.has(last) || isAfterAnd(line, last)) return false
  return isJoined || goesOnTo(line, at + size)
}

/** "Did Bali, Komodo and Raja Ampat": a list that begins with the word alone. */
const isBareBegun = (line: Line, at: number, unwanted: ReadonlySet<number>): boolean =>
  [...unwanted].some(
    (each) =>
      each < at &&
      /^(did|done|dived|visited|seen|saw)$/.test(wordAt(line, each - 1)) &&
      (each === 1 || line.words[each - 1]?.isBreak === true),
  )

/** Whether the name that ends with a word is the last of its list already: "Malta and Gozo, Cyprus next". */
const isAfterAnd = (line: Line, at: number): boolean => {
  let start = at
  while (start > 0 && line.names?.[start - 1] === true && !line.words[start]?.isBreak) start--
  return isAnd.test(wordAt(line, beforeName(line, start) - 1))
}

/** Where a name begins, behind an article. */
const nameAfter = (line: Line, at: number): number => (wordAt(line, at) === 'the' ? at + 1 : at)

/** Whether names follow, one after the other, to the last one behind an "and". */
const goesOnTo = (line: Line, from: number, joint = 'and'): boolean => {
  for (let end = from; end < line.words.length; ) {
    const isJoined = wordAt(line, end) === joint
    const next = nameAfter(line, isJoined ? end + 1 : end)
    if (line.names?.[next] !== true) return false
    // "Been to Egypt. Malta and Gozo?"
    if (isJoined) return line.isAsked !== true || next + 1 < line.words.length
    end = next + 1
    while (line.names?.[end] === true && !line.words[end]?.isBreak) end++
  }
  return false
}

const ruling =
  /^(isnt|arent|except|excepting|excluding|besides|avoid|avoiding|without|than|bar|barring|outside)$/
const farRuling = 8

/** "Something that isn't Bali, Komodo or Raja Ampat", "outside the USA, Canada and Mexico": all of a list that is ruled out. */
export const isListedWith = (
  line: Line,
  { at, size }: { at: number; size: number },
  unwanted: ReadonlySet<number>,
): boolean => {
  const before = beforeName(line, at)
  const isRuled = line.words.slice(Math.max(0, at - farRuling), at).some(({ text }) => ruling.test(text))
  if (!isRuled || line.words[before]?.pause !== undefined) return false
  // "Rather Malta than Egypt, and Gozo."
  const isJoined = isAnd.test(wordAt(line, before - 1)) && !line.words[before - 1]?.isBreak
  if (isJoined) return unwanted.has(before - 2)
  const isNext = unwanted.has(before - 1) && line.words[before]?.isBreak === true
  return isNext && (goesOnTo(line, at + size, 'or') || goesOnTo(line, at + size, 'and'))
}

import { lateNegators, refused, thoughts } from './limit-words.ts'
import { isDenied } from './negators-before.ts'
import { isOfPlace } from './of-places.ts'
import { phraseFrom } from './phrases.ts'
import { unwellUntil } from './unwell.ts'
import { type Line, untaken, wordAt } from './words.ts'

// What turns round behind its number: "over 20 m? No.", "deeper than 18 m is out".

const farLate = 7

const farRefusal = 6

/** "Over 20 m? No.", "deeper than 20 m NO". */
const isLoneNo = (line: Line, at: number): boolean =>
  /^(no|not|nope|never|nah|non)$/.test(wordAt(line, at)) &&
  (at + 1 === line.words.length || line.words[at + 1]?.isBreak === true)

const isCountedOut = (line: Line, at: number): boolean =>
  /^(count|leave|rule|cut|sit)$/.test(wordAt(line, at)) &&
  /^(i|me|us|him|her|them|my|our|the|that|it)$/.test(wordAt(line, at + 1)) &&
  [at + 2, at + 3, at + 4].some((each) => wordAt(line, each) === 'out')

/** Where what turns a limit round after its number ends; null where nothing does. */
export const refusalAfter = (given: Line, end: number): number | null => {
  const line = untaken(given)
  const unwell = unwellUntil(line, end)
  if (unwell !== null) return unwell
  if (isLoneNo(line, end)) return end + 1
  for (
    let from = end;
    from < end + farRefusal && !(from > end && line.words[from]?.isBreak && !isCountedOut(line, from));
    from++
  ) {
    if (from > end && isLoneNo(line, from + 1) && line.words[from + 1]?.isBreak) return end
    // "It must be deeper than 30 m or I'm not interested."
    if (/^(or|otherwise)$/.test(wordAt(line, from))) return null
    const refusal = phraseFrom(line, refused, from)
    // "Strong current doesn't scare me" refuses nothing.
    if (refusal && isDenied(line, refusal.at)) return null
    if (refusal) return from === end ? refusal.at + refusal.size : end
    // "… count my mum out."
    if (isCountedOut(line, from)) return end
  }
  for (let each = end; each < Math.min(line.words.length, end + farLate); each++) {
    const word = line.words[each]
    if (each > end && word?.isBreak) break
    if (word && isOfPlace(given, each)) break
    if (word && lateNegators.has(word.text)) return end
    // "Past 20 m and my ears hurt" goes on about the same.
    const goesOn = /^(i|im|my|we|our)$/.test(wordAt(line, each + 1))
    if (word?.value != null || (thoughts.has(word?.text ?? '') && !goesOn)) break
  }
  return null
}

import type { Meaning, Tongue } from './tongue.ts'

/** What a phrase means as it is spelt, or without its accents. */
export const meaningOfPhrase = (tongue: Tongue, plain: string, folded: string): Meaning | undefined =>
  tongue.meanings.get(plain) ?? tongue.meanings.get(folded)

/** Shorter stems say nothing for sure. */
const shortestStem = 4

/** What a word means with another ending. */
const meaningOfStem = ({ meanings, endings }: Tongue, word: string): Meaning | undefined => {
  for (const [ending, instead] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < shortestStem) continue
    const meaning = meanings.get(word.slice(0, word.length - ending.length) + instead)
    if (meaning && meaning.kind !== 'month') return meaning
  }
  return undefined
}

/** What is written in one with the word before: "depaves", "legypte". */
const meaningAfterElision = ({ meanings, elisions }: Tongue, word: string): Meaning | undefined => {
  for (const elision of elisions) {
    const rest = word.slice(elision.length)
    if (!word.startsWith(elision) || rest.length < shortestStem || !/^[aeiouyh]/.test(rest)) continue
    const meaning = meanings.get(rest)
    if (meaning && meaning.kind !== 'idle') return meaning
  }
  return undefined
}

/** What may join the parts of a compound. */
const joints = /(?<=.{3})(s|es|n|en|e)$/

const shortestHead = 3
const shortestTail = 4

/** "Wracktauchen" is a wreck and a dive. The parts are words, and the last one may say nothing by itself. */
const meaningOfCompound = (tongue: Tongue, word: string): Meaning | undefined => {
  if (!tongue.isCompounding || word.length < 7) return undefined
  for (let cut = word.length - shortestTail; cut >= shortestHead; cut--) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)]
    const first = tongue.meanings.get(head) ?? tongue.meanings.get(head.replace(joints, ''))
    if (!first || first.english === '') continue
    const second = tongue.meanings.get(tail) ?? meaningOfStem(tongue, tail) ?? meaningOfCompound(tongue, tail)
    if (!second) continue
    const kind = first.kind === 'place' && second.english === '' ? 'place' : 'word'
    return { kind, english: joined(first.english, second.english) }
  }
  return undefined
}

/** "Night dive" and "dive sites" are "night dive sites". */
const joined = (first: string, second: string): string => {
  const isSaid = /\bdive$/.test(first) && /^dive/.test(second)
  return `${isSaid ? first.slice(0, -'dive'.length).trim() : first} ${second}`.trim()
}

/** What a single word means that stands in no table as it is typed. */
export const meaningOfWord = (tongue: Tongue, word: string): Meaning | undefined =>
  meaningOfStem(tongue, word) ?? meaningAfterElision(tongue, word) ?? meaningOfCompound(tongue, word)

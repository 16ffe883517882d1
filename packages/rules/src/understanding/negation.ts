import { type Line, phraseAt, wordAt, wordSet } from './words.ts'

const negators = wordSet(`
    no not without avoid avoiding except excluding exclude dont doesnt isnt arent never minus nor skip non less hate
    dislike remove drop forget
  `)

/** "Anything but wrecks", "other than wrecks". */
const isExcepting = (line: Line, at: number) =>
  /^(anything|everything|all|other) (but|than)$/.test(phraseAt(line, at - 1, 2))

/** What may stand between "no" and what is not wanted. */
const fillers = wordSet(`
    any a an the too very much many so strong like want into for in with of to lots be really see do i all those
    these that have go show me
  `)
const farthest = 6

/**
 * Whether "no", "without" or the like reaches a word: directly, over filling words, or over what is negated itself and
 * an "or" ("no wrecks or caves"). `negated` says which words are.
 */
export const isNegated = (line: Line, at: number, negated?: ReadonlySet<number>): boolean => {
  for (let each = at - 1; each >= 0 && each >= at - farthest; each--) {
    if (line.words[each + 1]?.isBreak) return false
    const word = wordAt(line, each)
    if (negators.has(word) || isExcepting(line, each)) return true
    const isJoined = (word === 'or' || word === 'and') && negated?.has(each - 1)
    if (isJoined || negated?.has(each)) continue
    if (!fillers.has(word)) return false
  }
  return false
}

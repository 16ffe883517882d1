import { kindWords } from './kind-words.ts'
import { type Known, type KnownSite, longestName, sitesCalled } from './known.ts'
import type { Named } from './locations.ts'
import { phraseSet, says } from './phrases.ts'
import { isTelling } from './vocabulary.ts'
import { isFree, type Line, phraseAt, wordAt, wordSet } from './words.ts'

const joints = wordSet('or vs versus and with than from to')
const choosing = wordSet('or vs versus')
const cues = phraseSet(`
  difference, differences, differ, differs, different, compare, compared, comparing, comparison, better, rather, prefer, vs, versus, between, which is, which one, choose
`)

type Name = { at: number; size: number; sites: readonly KnownSite[] }

/** The longest name of a site from here on, or up to here, whatever its words mean otherwise. */
const nameAround = (
  line: Line,
  known: Known,
  starts: (size: number) => number,
  isCertain = false,
): Name | undefined => {
  for (let size = longestName; size > 0; size--) {
    const at = starts(size)
    if (!isFree(line, at, size)) continue
    const phrase = phraseAt(line, at, size)
    const isPlain = !isCertain && (size === 1 ? !isTelling(phrase) : kindWords.meanings.has(phrase))
    const found = isPlain ? [] : sitesCalled(known, phrase)
    if (found.length > 0) return { at, size, sites: found }
  }
  return undefined
}

/** Of two names that are compared or to choose from, those that alone could mean something else: "silfra or great blue hole". */
export const compared = (line: Line, known: Known, sites: readonly Named[]): Name[] => {
  const isNamed = ({ at, size }: Name) =>
    sites.some((site) => site.at < at + size && at < site.at + site.size)
  const isCompared = says(line, cues)
  const found = line.words.flatMap(({ text, isBreak }, at) => {
    if (!joints.has(text) || isBreak || (!isCompared && !choosing.has(text))) return []
    // "Brothers vs Daedalus": nothing else is said before.
    const isVersus = /^(vs|versus)$/.test(text)
    const left = nameAround(line, known, (size) => at - size, isVersus && at === 1)
    const right = nameAround(line, known, () => (wordAt(line, at + 1) === 'the' ? at + 2 : at + 1))
    if (!left || !right || !(isCompared || isNamed(left) || isNamed(right))) return []
    return [left, right].filter((name) => !isNamed(name))
  })
  return found.filter((name, each) => found.findIndex(({ at }) => at === name.at) === each)
}

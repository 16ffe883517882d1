import { differentSites } from './different-sites.build.ts'
import { sameSites } from './same-sites.build.ts'

type Names = { siteName: string; aliases: string[] }
export type Pair = { line: string; one: Names; other: Names; isSame: boolean }

/** FNV-1a of the text's UTF-8, 32 bits. */
const hashOf = (text: string): number => {
  const bytes = encodeURIComponent(text).match(/%..|./g) ?? []
  const codeOf = (byte: string) => (byte.length > 1 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0))
  return bytes.reduce((hash, byte) => Math.imul(hash ^ codeOf(byte), 0x01000193) >>> 0, 0x811c9dc5)
}

const namesOf = (text = ''): Names => {
  const [siteName = '', ...aliases] = text.split(' = ').map((name) => name.trim())
  return { siteName, aliases }
}

const read = (table: string, isSame: boolean): Pair[] =>
  table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [one, other] = line.split('|')
      return { line, one: namesOf(one), other: namesOf(other), isSame }
    })

const pairs = [...read(sameSites, true), ...read(differentSites, false)]

/**
 * The labelled pairs in two halves, by a hash of each line: those that the rules were made with, and those that were kept
 * back until they were done.
 */
export const halves: Record<'worked with' | 'kept back', Pair[]> = {
  'worked with': pairs.filter(({ line }) => hashOf(line) % 2 === 0),
  'kept back': pairs.filter(({ line }) => hashOf(line) % 2 === 1),
}

/** How many of the same sites are found, and how many of those found are the same; and the pairs that went wrong. */
export const measure = (half: Pair[], areAlike: (one: Names, other: Names) => boolean) => {
  const found = half.filter(({ one, other }) => areAlike(one, other))
  const right = found.filter(({ isSame }) => isSame)
  return {
    recall: right.length / half.filter(({ isSame }) => isSame).length,
    precision: right.length / found.length,
    missed: half.filter((pair) => pair.isSame && !found.includes(pair)).map(({ line }) => line),
    wrong: found.filter(({ isSame }) => !isSame).map(({ line }) => line),
  }
}

import type { Pause } from '#shared/pauses.ts'
import { growing, larger } from './growing.ts'
import { wordNumbers } from './word-numbers.ts'
import { type Field, field, type SiteWords, type Words } from './words.ts'

/** An index of some words, in order. */
export type Index = Pick<Words, 'list' | 'starts' | 'uses'>

/** The words of some sites, gathered one site after another, so that no text of it has to be kept. */
export type GatheredWords = {
  /** Sites come in the order of their positions. */
  add: (at: number, words: SiteWords) => void
  index: (pause: Pause) => Promise<Index>
}

/** So many numbers are counted or put in place between two looks at the clock. */
const atOnce = 65_536

/** The numbers of words in the order of the words; those that begin alike are sorted together, so that none takes long. */
const orderOf = async (list: readonly string[], pause: Pause): Promise<Uint32Array> => {
  const alike = Map.groupBy(list.keys(), (number) => (list[number] as string).slice(0, 2))
  const order = new Uint32Array(list.length)
  let end = 0
  for (const begin of [...alike.keys()].sort()) {
    await pause()
    const numbers = alike.get(begin) ?? []
    numbers.sort((one, other) => ((list[one] as string) < (list[other] as string) ? -1 : 1))
    order.set(numbers, end)
    end += numbers.length
  }
  return order
}

/** Uses, each of the word with the number beside it, as an index; `counts` says how many each word has. */
const inOrder = async (
  list: readonly string[],
  counts: Uint32Array,
  words: Uint32Array,
  uses: Uint32Array,
  pause: Pause,
): Promise<Index> => {
  const order = await orderOf(list, pause)
  const starts = new Uint32Array(list.length + 1)
  /** By the number of a word, where its next use goes. */
  const ends = new Uint32Array(list.length)
  for (const [place, number] of order.entries()) {
    ends[number] = starts[place] as number
    starts[place + 1] = (starts[place] as number) + (counts[number] as number)
  }
  const sorted = new Uint32Array(uses.length)
  for (let each = 0; each < uses.length; each++) {
    const number = words[each] as number
    const end = ends[number] as number
    sorted[end] = uses[each] as number
    ends[number] = end + 1
    if (each % atOnce === 0) await pause()
  }
  return { list: Array.from(order, (number) => list[number] as string), starts, uses: sorted }
}

/** Begins to gather; what sites are given holds each of their words once, in the best of its fields. */
export const gatherWords = (sites: Iterable<readonly [at: number, words: SiteWords]> = []): GatheredWords => {
  const numbers = wordNumbers()
  const [words, uses] = [growing(), growing()]
  /** By the number of a word: how often it is used, and the last site that holds it, plus one. */
  let [counts, seen] = [new Uint32Array(4_096), new Uint32Array(4_096)]
  let [site, where]: [number, Field] = [0, field.name]

  const see = (number: number) => {
    if (number >= seen.length) [counts, seen] = [larger(counts), larger(seen)]
    if (seen[number] === site + 1) return
    seen[number] = site + 1
    counts[number] = (counts[number] as number) + 1
    words.push(number)
    uses.push(site * 4 + where)
  }
  const read = (text: string, best: Field) => {
    where = best
    numbers.each(text, see)
  }
  const add = (at: number, { names, places, facts }: SiteWords) => {
    site = at
    read(names, field.name)
    read(places, field.place)
    read(facts, field.fact)
  }
  for (const [at, some] of sites) add(at, some)

  return { add, index: (pause) => inOrder(numbers.list, counts, words.all(), uses.all(), pause) }
}

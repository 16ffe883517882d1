import { type Pause, pauses } from './pauses.ts'
import { wordNumbers } from './word-numbers.ts'
import { type Field, field, fieldOfUse, noWords, positionOfUse, type SiteWords, type Words } from './words.ts'

/** Numbers without an end in sight. */
const growing = () => {
  let numbers = new Uint32Array(4_096)
  let size = 0
  return {
    push: (number: number): void => {
      if (size === numbers.length) {
        const bigger = new Uint32Array(size * 2)
        bigger.set(numbers)
        numbers = bigger
      }
      numbers[size++] = number
    },
    all: () => numbers.subarray(0, size),
  }
}

/** The texts that are read, or words that are put together, between two looks at the clock. */
const atOnce = 64

/** An index of some words, in order. */
type Index = Pick<Words, 'list' | 'starts' | 'uses'>

/** The words of these texts, by the positions of their sites, which come in order. */
const indexOf = async (texts: ReadonlyMap<number, SiteWords>, pause: Pause): Promise<Index> => {
  const numbers = wordNumbers()
  const [words, uses, seen] = [growing(), growing(), [] as number[]]
  let read = 0
  for (const [at, { names, places, facts }] of texts) {
    const add = (where: Field) => (number: number) => {
      if (seen[number] === at) return
      seen[number] = at
      words.push(number)
      uses.push(at * 4 + where)
    }
    numbers.each(names, add(field.name))
    numbers.each(places, add(field.place))
    numbers.each(facts, add(field.fact))
    if (++read % atOnce === 0) await pause()
  }
  return inOrder(numbers.list, words.all(), uses.all(), pause)
}

/** Uses, each of the word with the number beside it, as an index. */
const inOrder = async (
  list: readonly string[],
  words: Uint32Array,
  uses: Uint32Array,
  pause: Pause,
): Promise<Index> => {
  const order = Uint32Array.from(list.keys()).sort((one, other) =>
    (list[one] as string) < (list[other] as string) ? -1 : 1,
  )
  const places = new Uint32Array(list.length)
  for (const [place, number] of order.entries()) places[number] = place
  await pause()
  const starts = new Uint32Array(list.length + 1)
  for (const number of words) {
    const next = (places[number] as number) + 1
    starts[next] = (starts[next] as number) + 1
  }
  for (let place = 1; place < starts.length; place++)
    starts[place] = (starts[place] as number) + (starts[place - 1] as number)
  await pause()
  const [sorted, ends] = [new Uint32Array(uses.length), starts.slice()]
  for (let each = 0; each < uses.length; each++) {
    const place = places[words[each] as number] as number
    const end = ends[place] as number
    sorted[end] = uses[each] as number
    ends[place] = end + 1
    if (each % (atOnce * 1_024) === 0) await pause()
  }
  return {
    list: Array.from(order, (number) => list[number] as string),
    starts,
    uses: sorted,
  }
}

const usesAt = ({ starts, uses }: Index, place: number): Uint32Array =>
  place < 0 ? noWords.uses : uses.subarray(starts[place], starts[place + 1])

/** Writes the uses of one word from `end` on, in the order of sites, which `narrowed` needs; answers where they end. */
const weave = (
  old: Uint32Array,
  movedTo: Int32Array,
  added: Uint32Array,
  into: Uint32Array,
  end: number,
): number => {
  let [to, next] = [end, 0]
  for (let each = 0; each < old.length; each++) {
    const use = old[each] as number
    const site = movedTo[positionOfUse(use)] as number
    if (site < 0) continue
    while (next < added.length && positionOfUse(added[next] as number) < site)
      into[to++] = added[next++] as number
    into[to++] = site * 4 + fieldOfUse(use)
  }
  into.set(added.subarray(next), to)
  return to + added.length - next
}

/** Both in one order; words that no site holds any more are left out. */
const merge = async (old: Words, movedTo: Int32Array, added: Index, pause: Pause): Promise<Words> => {
  const uses = new Uint32Array(old.uses.length + added.uses.length)
  const most = old.list.length + added.list.length
  const [list, starts, isNaming] = [[] as string[], new Uint32Array(most + 1), new Uint8Array(most)]
  let [from, next, end] = [0, 0, 0]
  while (from < old.list.length || next < added.list.length) {
    if (list.length % atOnce === 0) await pause()
    const [known, fresh] = [old.list[from], added.list[next]]
    const word = (fresh === undefined || (known !== undefined && known < fresh) ? known : fresh) as string
    const begin = end
    const [was, is] = [known === word ? from++ : -1, fresh === word ? next++ : -1]
    end = weave(usesAt(old, was), movedTo, usesAt(added, is), uses, begin)
    if (end === begin) continue
    isNaming[list.length] = Number(uses.subarray(begin, end).some((use) => fieldOfUse(use) !== field.fact))
    list.push(word)
    starts[list.length] = end
  }
  const size = list.length
  return {
    list,
    starts: starts.slice(0, size + 1),
    uses: uses.slice(0, end),
    isNaming: isNaming.slice(0, size),
  }
}

/**
 * The words of all sites, made of the last ones: `movedTo` says where each earlier position is now (-1: gone or
 * changed), and `changed` holds the words of the others by their positions.
 */
export const renewWords = async (
  old: Words,
  movedTo: Int32Array,
  changed: ReadonlyMap<number, SiteWords>,
): Promise<Words> => {
  const pause = pauses()
  return merge(old, movedTo, await indexOf(changed, pause), pause)
}

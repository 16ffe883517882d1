import { type Pause, pauses } from '#shared/pauses.ts'
import type { GatheredWords, Index } from './gather-words.ts'
import { field, fieldOfUse, noWords, positionOfUse, type Words } from './words.ts'

/** So many words are put together between two looks at the clock. */
const atOnce = 64

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
  const max = old.list.length + added.list.length
  const [list, starts, isNaming] = [[] as string[], new Uint32Array(max + 1), new Uint8Array(max)]
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
 * changed), and `gathered` holds the words of the others.
 */
export const renewWords = async (
  old: Words,
  movedTo: Int32Array,
  gathered: GatheredWords,
  pause: Pause = pauses(),
): Promise<Words> => merge(old, movedTo, await gathered.index(pause), pause)

import type { Db } from '#db/client.ts'
import type { Pause } from '#shared/pauses.ts'
import { gatherWords } from './gather-words.ts'
import { renewWords } from './renew-words.ts'
import { oneAhead, type Place, readTraits } from './sites-catalogue.repo.ts'
import { traitReader } from './traits.ts'
import type { Further } from './view.ts'
import { noWords } from './words.ts'

/** Those that are not as they were, in order of their positions, and how many sites there are. */
type Renewed = { changed: readonly Place[]; size: number; pause: Pause }

/** What the last snapshot says of sites that are as they were, at their places now. */
const takenOver = (last: Further | undefined, movedTo: Int32Array, size: number) => {
  const [worth, months] = [new Float32Array(size), new Uint16Array(size)]
  const warmth = new Map<number, Float32Array>()
  for (const [from, to] of movedTo.entries()) {
    if (to < 0) continue
    worth[to] = last?.worth[from] ?? 0
    months[to] = last?.months[from] ?? 0
    const degrees = last?.warmth.get(from)
    if (degrees) warmth.set(to, degrees)
  }
  return { worth, months, warmth }
}

/** What sites are besides their columns; it is read of those that changed. */
export const renewFurther = async (
  db: Db,
  last: Further | undefined,
  movedTo: Int32Array,
  { changed, size, pause }: Renewed,
): Promise<Further> => {
  const { worth, months, warmth } = takenOver(last, movedTo, size)
  const [read, tags] = [traitReader(), gatherWords()]
  for await (const some of oneAhead(readTraits(db, changed)))
    for (const { at, row } of some) {
      const traits = read(row)
      tags.add(at, traits.tags)
      worth[at] = traits.worth
      months[at] = traits.months
      if (traits.warmth) warmth.set(at, traits.warmth)
      await pause()
    }
  return { worth, months, warmth, tags: await renewWords(last?.tags ?? noWords, movedTo, tags, pause) }
}

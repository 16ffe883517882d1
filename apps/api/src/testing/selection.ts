import { createHash } from 'node:crypto'

/** Those of a list that together have every kind there is: each of them has one that none before it has. */
export const oneOfEachKind = <T>(all: readonly T[], kindsOf: (one: T) => readonly string[]): Set<T> => {
  const seen = new Set<string>()
  const chosen = all.filter((one) => {
    const before = seen.size
    for (const kind of kindsOf(one)) seen.add(kind)
    return seen.size > before
  })
  return new Set(chosen)
}

/** So many of a list at most: for another name perhaps others, for the same name the same in every run. */
export const someOf = <T>(list: readonly T[], count: number, name: string): T[] => {
  const turn = createHash('sha1').update(name).digest().readUInt32BE()
  const step = Math.max(1, Math.floor(list.length / count))
  const places = Array.from(
    { length: Math.min(count, list.length) },
    (_, n) => (turn + n * step) % list.length,
  )
  return list.filter((_, at) => places.includes(at))
}

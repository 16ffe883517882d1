/** A list in which one entry has changed its place with its neighbour; at the ends it stays. */
export const movedIn = (keys: readonly string[], key: string, way: -1 | 1): string[] => {
  const at = keys.indexOf(key)
  const to = at + way
  if (at < 0 || to < 0 || to >= keys.length) return [...keys]
  return keys.with(at, keys[to] ?? key).with(to, key)
}

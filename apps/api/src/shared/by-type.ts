/** Finds one of several by its type. Two of the same type are a programming mistake. */
export const byType = <Each extends { type: string }>(
  all: readonly Each[],
): ((type: string) => Each | undefined) => {
  const named = new Map(all.map((each) => [each.type, each]))
  if (named.size < all.length) throw new Error(`Listed twice: ${all.map(({ type }) => type).join(', ')}`)
  return (type) => named.get(type)
}

import { plural } from '@soundings/rules/phrases'

/** Whole sentences: `{name}` is the latest person, `{other}` the one before. */
type Sentences = { one: string; two: string; more: { one: string; other: string } }

/** Says who did something together: `@mara_l and 4 others thanked you`. */
export const gatheredText = (
  { one, two, more }: Sentences,
  [name = '', other]: readonly string[],
  others: number,
): string => {
  const names = { name: `@${name}`, ...(other && { other: `@${other}` }) }
  if (others > 0) return plural(others, more, names)
  return plural(1, { one: other ? two : one, other: '' }, names)
}

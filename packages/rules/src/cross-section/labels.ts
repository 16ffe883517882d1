import type { Box, Point } from './ground.ts'

export type Anchor = 'start' | 'middle' | 'end'

/** A text of the picture: where its baseline begins, ends or has its middle, and the point it speaks of. */
export type Label = { key: string; text: string; at: Point; anchor: Anchor; dot: Point | null }

/** A text that wants a place: the first of `places` that is free. */
export type Wish = Omit<Label, 'at' | 'anchor'> & { places: readonly { at: Point; anchor: Anchor }[] }

/** Width of a text, in units of its size; the letters of our fonts are a little narrower than this. */
const letter = 0.56

/** The room that a text takes, with a breath around it. */
export const roomOf = ({ text, at, anchor }: Pick<Label, 'text' | 'at' | 'anchor'>, size: number): Box => {
  const width = text.length * size * letter
  const left = anchor === 'start' ? at.x : anchor === 'end' ? at.x - width : at.x - width / 2
  return { left: left - 2, right: left + width + 2, top: at.y - size * 0.82, bottom: at.y + size * 0.28 }
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const within = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

/** Gives each wish, first come first served, a place inside `frame` where it meets nothing; who finds none is left out. */
export const placeLabels = (
  preferred: readonly Wish[],
  frame: Box,
  size: number,
  taken: readonly Box[] = [],
): Label[] => {
  const rooms = [...taken]
  return preferred.flatMap(({ places, ...wish }) => {
    for (const place of places) {
      const label = { ...wish, ...place }
      const room = roomOf(label, size)
      if (!within(room, frame) || rooms.some((other) => meet(room, other))) continue
      rooms.push(room)
      return [label]
    }
    return []
  })
}

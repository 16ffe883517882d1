/** A drag over more pixels than these is a swipe. */
const swipeLength = 50

/** The direction of a swipe, from its length in pixels: forward to the left, back to the right, null if it is too short. */
export const swipeOf = ({ x, y }: { x: number; y: number }): -1 | 1 | null => {
  if (Math.abs(x) <= swipeLength || Math.abs(x) <= Math.abs(y)) return null
  return x < 0 ? 1 : -1
}

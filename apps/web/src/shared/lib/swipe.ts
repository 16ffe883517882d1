/** A drag over more pixels than these is a swipe. */
const swipeLength = 50

/** Which way a drag of so many pixels asks to go: on after one to the left, back after one to the right; null for any other. */
export const swipeOf = ({ x, y }: { x: number; y: number }): -1 | 1 | null => {
  if (Math.abs(x) <= swipeLength || Math.abs(x) <= Math.abs(y)) return null
  return x < 0 ? 1 : -1
}

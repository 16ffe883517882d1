import type { Section } from '@soundings/rules/cross-section'

/** How many times as long as tall a wreck is at least, however deep its water is. */
const stoutest = 1.5

/**
 * The room of a wreck: `x` along it, from -0.5 to 0.5, and `y` up from the floor, from 0 to 1, its top; both as they
 * are written in a path.
 */
export const wreckRoom = (section: Section, shape: { perHeight: number; least: number }) => {
  const { box, crest } = section.ground
  const floor = Math.min(box.bottom, section.height - 30)
  const deep = Math.max(34, floor - box.top)
  const long = Math.min(box.right - box.left, Math.max(deep * shape.perHeight, shape.least))
  const tall = Math.min(deep, long / stoutest)
  const [midX, base] = [crest.x + long * 0.14, floor + 3]
  return {
    tall,
    long,
    midX,
    base,
    x: (share: number) => (midX + share * long).toFixed(1),
    y: (up: number) => (base - tall * up).toFixed(1),
  }
}

import type { Section } from '@soundings/rules/cross-section'
import type { Paint } from './Paints.tsx'

export type WreckProps = { section: Section; paint: Paint; seed: number }

/**
 * The room of a wreck: `x` along it, from -0.5 to 0.5, and `y` up from the floor, from 0 to 1, the top of the dive; both
 * as they are written in a path.
 */
export const wreckRoom = (section: Section, shape: { perHeight: number; least: number }) => {
  const { box, crest } = section.ground
  const floor = Math.min(box.bottom, section.height - 30)
  const tall = Math.max(34, floor - box.top)
  const long = Math.min(box.right - box.left, Math.max(tall * shape.perHeight, shape.least))
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

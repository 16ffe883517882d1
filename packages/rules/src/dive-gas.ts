import type { DiveCylinder, GasKind } from '@soundings/contract/dive-log'

type Mix = Pick<DiveCylinder, 'o2' | 'he'>

/** What a mix is called: air from 20 to 22 % of oxygen without helium, oxygen from 99 %. Percent. */
export const gasKindOf = ({ o2, he }: Mix): GasKind => {
  if (he > 0) return 'trimix'
  if (o2 >= 99) return 'oxygen'
  return o2 >= 20 && o2 <= 22 ? 'air' : 'nitrox'
}

/** The kinds of gas that a dive had with it, each once. */
export const gasKindsOf = (cylinders: readonly Mix[]): GasKind[] => [...new Set(cylinders.map(gasKindOf))]

/** Bar at a depth in metres, as divers reckon: one at the surface, and one more for each ten metres. */
export const pressureAt = (depth: number): number => 1 + depth / 10

/** The partial pressure of oxygen in bar that a mix has at a depth in metres (Dalton's law). */
export const oxygenPressureAt = ({ o2 }: Pick<Mix, 'o2'>, depth: number): number =>
  (o2 / 100) * pressureAt(depth)

/** The limit of the partial pressure of oxygen that training agencies teach for decompression, in bar (NOAA). */
export const maxOxygenPressure = 1.6

/** The depth in metres at which a mix reaches a partial pressure of oxygen in bar. */
export const maxDepthOf = ({ o2 }: Pick<Mix, 'o2'>, limit = maxOxygenPressure): number =>
  (limit / (o2 / 100) - 1) * 10

/** Whether none of the mixes could be breathed at this depth in metres: mostly a slip of typing. */
export const isTooRich = (cylinders: readonly Mix[], depth: number): boolean =>
  cylinders.length > 0 && cylinders.every((mix) => oxygenPressureAt(mix, depth) > maxOxygenPressure + 0.05)

type Used = Pick<DiveCylinder, 'size' | 'startPressure' | 'endPressure'>

/** Litres of gas at the surface that left a cylinder, taken for an ideal gas; null where it is not known. */
export const gasUsed = ({ size, startPressure, endPressure }: Used): number | null =>
  size === null || startPressure === null || endPressure === null
    ? null
    : size * (startPressure - endPressure)

/**
 * Surface air consumption in litres a minute: what left the cylinders, by minutes and by the pressure at the average
 * depth. Null where one of these is not known or nothing was used. Depth in metres, duration in seconds.
 */
export const sacOf = (
  cylinders: readonly Used[],
  { durationSeconds, meanDepth }: { durationSeconds: number | null; meanDepth: number | null },
): number | null => {
  const used = cylinders.map(gasUsed).reduce<number>((sum, litres) => sum + (litres ?? 0), 0)
  if (used <= 0 || !durationSeconds || meanDepth === null || meanDepth <= 0) return null
  return Math.round((used / (durationSeconds / 60) / pressureAt(meanDepth)) * 10) / 10
}

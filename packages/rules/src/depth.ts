/** Depth bands of the chart: upper limits in metres. They are common training limits, so colour carries meaning. */
export const depthBands = [
  { key: 'd5', upTo: 5, meaning: 'Safety stop, snorkel' },
  { key: 'd12', upTo: 12, meaning: 'Junior or try dive' },
  { key: 'd18', upTo: 18, meaning: 'Open Water' },
  { key: 'd30', upTo: 30, meaning: 'Advanced Open Water' },
  { key: 'd40', upTo: 40, meaning: 'Recreational limit' },
  { key: 'd60', upTo: Number.POSITIVE_INFINITY, meaning: 'Technical' },
] as const

export type DepthBand = (typeof depthBands)[number]['key'] | 'unknown'

/** The band keys in the order that a cluster counts them: shallowest first, unknown last. */
export const bandOrder: readonly DepthBand[] = [...depthBands.map(({ key }) => key), 'unknown']

/** The band of a maximum depth in metres; 'unknown' when there is none. */
export const depthBand = (depth: number | null | undefined): DepthBand =>
  depth == null ? 'unknown' : (depthBands.find(({ upTo }) => depth <= upTo)?.key ?? 'unknown')

/** How many sites each band holds. */
export type BandCounts = Record<DepthBand, number>

/**
 * The shares of a whole that the bands have, in ninths: one digit per band in `bandOrder`. Rounded, so what is much
 * smaller than the rest vanishes, and the digits add up to about 9, never to nothing.
 */
export const bandShares = (counts: BandCounts): string => {
  const total = bandOrder.reduce((sum, band) => sum + counts[band], 0)
  return bandOrder.map((band) => Math.round((9 * counts[band]) / total)).join('')
}

/** How far down the 60 m scale of a depth gauge a depth lies, in percent. */
export const gaugePercent = (metres: number): number => Math.min(100, Math.max(0, (metres / 60) * 100))

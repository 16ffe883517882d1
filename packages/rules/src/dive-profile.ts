import { type DiveSamples, diveLogLimits } from '@soundings/contract/dive-log'

export { decodeSamples, encodeSamples } from './dive-profile-codec.ts'

type Row = DiveSamples['rows'][number]

/** In metres; what is not known is taken for the surface. */
const depthOf = (row: Row | undefined): number => row?.[1] ?? 0
const timeOf = (row: Row | undefined): number => row?.[0] ?? 0

/**
 * At most so many samples of a profile, in order: the first and the last, and of each stretch between them the shallowest
 * and the deepest, so that no peak is lost.
 */
export const thinSamples = ({ columns, rows }: DiveSamples, points: number): DiveSamples => {
  if (rows.length <= points) return { columns, rows }
  const inner = rows.slice(1, -1)
  const stretches = Math.max(0, Math.floor((points - 2) / 2))
  const kept: Row[] = []
  for (let at = 0; at < stretches; at++) {
    const from = Math.floor((at * inner.length) / stretches)
    const to = Math.floor(((at + 1) * inner.length) / stretches)
    let [low, high] = [from, from]
    for (let index = from; index < to; index++) {
      if (depthOf(inner[index]) < depthOf(inner[low])) low = index
      if (depthOf(inner[index]) > depthOf(inner[high])) high = index
    }
    for (const index of new Set([Math.min(low, high), Math.max(low, high)])) {
      const row = inner[index]
      if (row) kept.push(row)
    }
  }
  const ends = [rows[0], rows.at(-1)].flatMap((row) => (row ? [row] : []))
  return { columns, rows: [...ends.slice(0, 1), ...kept, ...ends.slice(1)] }
}

/** What samples say of the whole dive: metres, seconds and °C; the average depth counts each sample as long as it lasts. */
export const summaryOf = ({ columns, rows }: DiveSamples) => {
  let [area, deepest] = [0, 0]
  for (const [at, row] of rows.entries()) {
    deepest = Math.max(deepest, depthOf(row))
    const before = rows[at - 1]
    if (before) area += ((depthOf(row) + depthOf(before)) / 2) * (timeOf(row) - timeOf(before))
  }
  const durationSeconds = Math.round(timeOf(rows.at(-1)))
  const span = timeOf(rows.at(-1)) - timeOf(rows[0])
  const column = columns.indexOf('temperature')
  const warmth = column < 0 ? [] : rows.flatMap((row) => row[column] ?? [])
  let [coldest, warmest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of warmth) {
    coldest = Math.min(coldest, value)
    warmest = Math.max(warmest, value)
  }
  return {
    maxDepth: rows.length > 0 ? deepest : null,
    meanDepth: span > 0 ? Math.round((area / span) * 100) / 100 : null,
    durationSeconds: durationSeconds > 0 ? durationSeconds : null,
    waterTemp: warmth.length > 0 ? coldest : null,
    maxTemp: warmth.length > 0 ? warmest : null,
  }
}

/** The depths of a profile at equal times, in 255ths of the deepest: one byte each, for a small picture in a list. */
export const outlineOf = ({ rows }: DiveSamples): number[] | null => {
  const deepest = rows.reduce((most, row) => Math.max(most, depthOf(row)), 0)
  if (rows.length < 2 || deepest === 0) return null
  const [from, to] = [timeOf(rows[0]), timeOf(rows.at(-1))]
  let at = 0
  return Array.from({ length: diveLogLimits.outline }, (_, index) => {
    const time = from + ((to - from) * index) / (diveLogLimits.outline - 1)
    while (at < rows.length - 2 && timeOf(rows[at + 1]) < time) at += 1
    const [one, other] = [rows[at], rows[at + 1]]
    const part = Math.min(1, (time - timeOf(one)) / (timeOf(other) - timeOf(one)))
    return Math.round(((depthOf(one) + (depthOf(other) - depthOf(one)) * part) / deepest) * 255)
  })
}

import type { ChartRow } from './charts.view.ts'

/** Lines of a scale stand so far apart, at ten times that, and so on. */
const steps = [1, 2, 5] as const
/** More lines than these are not read. */
const maxSteps = 4

/** Below this, what is measured has steps of tenths. */
const small = 5

const stepFor = (span: number, least: number): number => {
  for (let power = least; ; power *= 10)
    for (const step of steps) if (span / (step * power) <= maxSteps) return step * power
}

/** The lines of a scale that holds all values, lowest first: from 0 what is counted, or from just below the lowest. */
export const ticksOf = (values: readonly number[], isFromZero: boolean): number[] => {
  const isSmall = !isFromZero && Math.max(...values) < small
  const highest = isSmall ? Math.max(...values) : Math.max(...values, 1)
  const lowest = isFromZero ? 0 : Math.min(...values)
  const step = stepFor(highest - lowest, isSmall ? 0.1 : 1)
  const first = Math.floor(lowest / step)
  const count = Math.max(1, Math.ceil(highest / step - first))
  return Array.from({ length: count + 1 }, (_, at) => Number(((first + at) * step).toFixed(1)))
}

/** The picture of a chart, in its own units: columns or points beside the scale, and their names below. */
export const frame = { width: 380, height: 170, left: 30, right: 6, top: 20, bottom: 144 } as const

const inner = frame.width - frame.left - frame.right
const between = (value: number, [first, last]: readonly [number, number]) => (value - first) / (last - first)

const heightOf = (ticks: readonly number[]) => {
  const ends = [ticks[0] ?? 0, ticks.at(-1) ?? 1] as const
  return (value: number) => frame.bottom - between(value, ends) * (frame.bottom - frame.top)
}

/** At most so many names fit below, and so many numbers above, their columns. */
const most = { names: 14, numbers: 16 } as const

/** Columns for what is counted, with the lines of their scale. */
export const columnsOf = (rows: readonly ChartRow[]) => {
  const ticks = ticksOf(
    rows.map(({ value }) => value),
    true,
  )
  const y = heightOf(ticks)
  const room = inner / rows.length
  const width = Math.min(34, room * 0.62)
  const everyName = Math.ceil(rows.length / most.names)
  return {
    lines: ticks.map((value) => ({ value, y: y(value) })),
    columns: rows.map(({ key, label, short, value }, at) => ({
      key,
      // The year or month in full where there is room for it.
      name: at % everyName === 0 ? (rows.length <= 8 ? label : short) : '',
      number: value > 0 && rows.length <= most.numbers ? value : null,
      middle: frame.left + (at + 0.5) * room,
      x: frame.left + (at + 0.5) * room - width / 2,
      y: value > 0 ? Math.min(y(value), frame.bottom - 2) : frame.bottom,
      width,
      height: value > 0 ? Math.max(2, frame.bottom - y(value)) : 0,
    })),
  }
}

const monthsSince = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

/** Points for what was measured, `2026-05` by `2026-05`, with a line through them and the years below. */
export const pointsOf = (rows: readonly ChartRow[]) => {
  const ticks = ticksOf(
    rows.map(({ value }) => value),
    false,
  )
  const y = heightOf(ticks)
  const times = rows.map(({ key }) => monthsSince(key))
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const margin = 14
  const x = (time: number) =>
    first === last
      ? frame.left + inner / 2
      : frame.left + margin + between(time, [first, last]) * (inner - 2 * margin)
  const points = rows.map(({ key, value }) => ({ key, x: x(monthsSince(key)), y: y(value) }))
  return {
    lines: ticks.map((value) => ({ value, y: y(value) })),
    points,
    through: points.length > 1 ? points.map((point) => `${point.x},${point.y}`).join(' ') : null,
    ends: rows.length === 0 ? [] : [...new Set([rows[0]?.label ?? '', rows.at(-1)?.label ?? ''])],
  }
}

/** How long a bar is, in percent of the longest. */
export const shareOf = (value: number, rows: readonly ChartRow[]): number =>
  (value / Math.max(...rows.map((row) => row.value), 1)) * 100

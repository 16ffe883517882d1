import type { Digest, Spread } from '@soundings/contract/reports'
import { fromMetric, type Unit } from '@soundings/rules/units'

/** What was measured in a month, 1 to 12, in the reader's unit; half of all values lie between `low` and `high`. */
export type Bar = { month: number; median: number; low: number; high: number }

/** The months of which one thing is told, in the reader's unit. */
export const barsOf = (months: Digest['months'], what: 'visibility' | 'waterTemp', unit: Unit): Bar[] =>
  months.flatMap(({ month, [what]: spread }) => {
    if (!spread) return []
    const { median, low, high }: Spread = spread
    return [
      { month, median: fromMetric(median, unit), low: fromMetric(low, unit), high: fromMetric(high, unit) },
    ]
  })

/** Lines of the scale stand so far apart, whatever the unit. */
const steps = [1, 2, 5, 10, 20, 50, 100] as const
/** More lines than these are not read. */
const maxSteps = 5

/** The lines of a scale that holds all bars, lowest first: round numbers, `fromZero` or from just below the lowest. */
export const ticksOf = (bars: readonly Bar[], fromZero: boolean): number[] => {
  const lowest = fromZero ? 0 : Math.min(...bars.map(({ low }) => low))
  const highest = Math.max(...bars.map(({ high }) => high))
  const step = steps.find((each) => (highest - lowest) / each <= maxSteps - 1) ?? 200
  const start = Math.floor(lowest / step) * step
  const count = Math.max(1, Math.ceil((highest - start) / step))
  return Array.from({ length: count + 1 }, (_, at) => start + at * step)
}

/** The picture of a chart, in its own units: twelve columns beside the scale, and their names below. */
export const frame = { width: 360, height: 152, left: 30, top: 10, bottom: 130, column: 27.5 } as const

export type Drawn = { month: number; x: number; low: number; high: number; median: number }

/** Where the bars stand in the picture, and the lines of the scale. */
export const drawingOf = (bars: readonly Bar[], ticks: readonly number[]) => {
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)]
  const { left, top, bottom, column } = frame
  const y = (value: number) => bottom - ((value - first) / (last - first)) * (bottom - top)
  return {
    bars: bars.map(
      ({ month, median, low, high }): Drawn => ({
        month,
        x: left + (month - 0.5) * column,
        low: y(low),
        high: y(high),
        median: y(median),
      }),
    ),
    lines: ticks.map((value) => ({ value, y: y(value) })),
  }
}

/** The medians of months that follow each other, joined; a month of which nothing is told breaks the line. */
export const linesThrough = (bars: readonly Drawn[]): string[] => {
  const runs = bars.reduce<Drawn[][]>((all, bar) => {
    const run = all.at(-1)
    if (run && run.at(-1)?.month === bar.month - 1) run.push(bar)
    else all.push([bar])
    return all
  }, [])
  return runs
    .filter((run) => run.length > 1)
    .map((run) => run.map(({ x, median }) => `${x},${median}`).join(' '))
}

/** From so many months on, what divers measure is drawn as a year; fewer are told one by one. */
const wholeYear = 6

/** Whether so few months are told that a line through a year would be made up between them. */
export const isSparse = (bars: readonly Bar[]): boolean => bars.length < wholeYear

/** Where the range and the median of each bar lie on a line, in percent of it, from the lowest of all to the highest. */
export const rowsOf = (bars: readonly Bar[], fromZero: boolean) => {
  const ticks = ticksOf(bars, fromZero)
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)]
  const at = (value: number) => ((value - first) / (last - first)) * 100
  return bars.map(({ month, median, low, high }) => ({
    month,
    median: at(median),
    low: at(low),
    high: at(high),
  }))
}

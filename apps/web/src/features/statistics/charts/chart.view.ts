/** The charts of the page, as its address and their files name them. */
export const chartNames = [
  'destinations',
  'categories',
  'regions',
  'temperature',
  'visibility',
  'species',
  'growth',
] as const
export type ChartName = (typeof chartNames)[number]

/** A mark of a chart: `from` and `to` are drawn, in the unit of all of them; null where nothing is told. */
export type Mark = {
  key: string
  label: string
  /** What stands beside it. */
  text: string
  /** All that it tells, in a sentence for who does not see it. */
  sentence: string
  range: { from: number; to: number; middle?: number } | null
  /** Its row of the table. */
  cells: readonly string[]
}

export type ChartData = {
  name: ChartName
  title: string
  headings: readonly string[]
  marks: readonly Mark[]
  /** What the chart shows, for who does not see it and who wants it short. */
  summary: string
}

/** Where a mark begins and ends, in percent of the width; the longest or highest reaches its end. */
export const placeOf = ({ range }: Mark, marks: readonly Mark[]) => {
  if (!range) return null
  const most = Math.max(...marks.map((mark) => mark.range?.to ?? 0), 1)
  const percent = (value: number) => (Math.max(0, value) / most) * 100
  return {
    start: percent(range.from),
    width: Math.max(0, percent(range.to) - percent(range.from)),
    middle: range.middle === undefined ? null : percent(range.middle),
  }
}

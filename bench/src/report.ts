/** What one measurement found: a table of words and figures, and sentences below it. */
export type Report = { title: string; head: string[]; rows: string[][]; notes: string[]; isFailed: boolean }

const numeric = /^[\d.,]+/

/** The report as plain text: first column to the left, figures to the right. */
export const printed = ({ title, head, rows, notes }: Report): string => {
  const all = [head, ...rows]
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  const isFigure = head.map((_, at) => rows.some((row) => numeric.test(row[at] ?? '')))
  const line = (row: string[]) =>
    row
      .map((cell, at) => (isFigure[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [title, '', line(head), rule, ...rows.map(line), '', ...notes, ''].join('\n')
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-GB')
export const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1)
export const ratio = (value: number): string => value.toFixed(2)

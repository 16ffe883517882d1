/**
 * What a measurement must reach, in words, and what was found. A busy moment of the machine moves most of them; what is
 * counted is the same at any time.
 */
export type Goal = { name: string; wanted: string; found: string; isMet: boolean; isCounted?: boolean }

/** A goal in one line: its name, what was found, and what was wanted. */
export const told = ({ name, wanted, found }: Goal): string => `${name}: ${found} (${wanted})`

/** What one measurement found: a table of words and figures, sentences below it, and whether its goals are met. */
export type Report = { title: string; head: string[]; rows: string[][]; notes: string[]; goals: Goal[] }

const numeric = /^[\d.,]+/

/** The report as plain text: first column to the left, figures to the right. */
export const printed = ({ title, head, rows, notes, goals }: Report): string => {
  const all = [head, ...rows]
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  const isFigure = head.map((_, at) => rows.some((row) => numeric.test(row[at] ?? '')))
  const line = (row: string[]) =>
    row
      .map((cell, at) => (isFigure[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  const judged = goals.map((goal) => `${goal.isMet ? 'Goal met' : 'Goal missed'}: ${told(goal)}`)
  return [title, '', line(head), rule, ...rows.map(line), '', ...notes, ...judged, ''].join('\n')
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-GB')
export const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1)
export const ratio = (value: number): string => value.toFixed(2)

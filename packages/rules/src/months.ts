import { type ListWord, listText } from './phrases.ts'

/** January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const full = (month: number): string => monthNames[month - 1] ?? ''
const short = (month: number) => full(month).slice(0, 3)
const before = (month: number) => (month === 1 ? 12 : month - 1)
const after = (month: number) => (month === 12 ? 1 : month + 1)

/** The year as a strip shows it: number, name, initial and whether it is one of `best` (1 to 12). */
export const yearStrip = (best: readonly number[]) =>
  monthNames.map((name, at) => ({
    month: at + 1,
    name,
    initial: name.charAt(0),
    isBest: best.includes(at + 1),
  }))

/** Months in a row as [first, last], joined across the new year. */
const runsOf = (months: readonly number[]): [number, number][] => {
  const all = new Set(months)
  if (all.size === 12) return [[1, 12]]
  const starts = [...all].filter((month) => !all.has(before(month))).sort((a, b) => a - b)
  return starts.map((start) => {
    let end = start
    while (all.has(after(end))) end = after(end)
    return [start, end]
  })
}

const rangesOf = (months: readonly number[], name: (month: number) => string): string[] =>
  runsOf(months).map(([start, end]) => (start === end ? name(start) : `${name(start)} to ${name(end)}`))

/** Months in words: `Nov to Apr`, `Mar, Jun to Aug`, `All year`. */
export const monthRanges = (months: readonly number[]): string =>
  new Set(months).size === 12 ? 'All year' : rangesOf(months, short).join(', ')

/** The same in full, for a sentence: `November to April`, `March and June to August`. */
export const monthsText = (months: readonly number[], word?: ListWord): string =>
  listText(rangesOf(months, full), word)

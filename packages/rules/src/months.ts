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

const short = (month: number) => monthNames[month - 1]?.slice(0, 3) ?? ''
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

/** Months in words, joined across the new year: `Nov to Apr`, `Mar, Jun to Aug`, `All year`. */
export const monthRanges = (months: readonly number[]): string => {
  const best = new Set(months)
  if (best.size === 12) return 'All year'
  const starts = [...best].filter((month) => !best.has(before(month))).sort((a, b) => a - b)
  return starts
    .map((start) => {
      let end = start
      while (best.has(after(end))) end = after(end)
      return start === end ? short(start) : `${short(start)} to ${short(end)}`
    })
    .join(', ')
}

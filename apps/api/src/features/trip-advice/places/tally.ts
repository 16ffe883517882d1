import { digestOf, type Months, reportsByMonth } from '@soundings/rules/digest'
import type { Reported } from '@soundings/rules/trip-place'
import type { TallyRow } from './advice-sites.repo.ts'

/**
 * What reports of some sites say, counted by month, as text: objects with so many different keys would take several
 * times the memory, and each is read only when its place changes or is asked about.
 */
export type Tally = string

export const tallyOf = (rows: readonly TallyRow[]): Tally =>
  JSON.stringify(Object.fromEntries(rows.map(({ month, counts }) => [month, counts])))

export const emptyTally: Tally = '{}'

/** The counts of several tallies together. */
export const monthsOf = (tallies: readonly Tally[]): Months => {
  const sum: Record<string, Record<string, number>> = {}
  for (const tally of tallies) {
    if (tally === emptyTally) continue
    const months: Months = JSON.parse(tally)
    for (const month in months) {
      const into = sum[month] ?? {}
      sum[month] = into
      const counts = months[month] ?? {}
      for (const mark in counts) into[mark] = (into[mark] ?? 0) + (counts[mark] ?? 0)
    }
  }
  return sum
}

const species = 's:'

const animalsOf = (months: Months): Reported['animals'] => {
  const animals = new Map<string, number[]>()
  for (const month in months)
    for (const [mark, count] of Object.entries(months[month] ?? {})) {
      if (!mark.startsWith(species)) continue
      const id = mark.slice(species.length)
      const known = animals.get(id) ?? Array.from({ length: 12 }, () => 0)
      known[Number(month) - 1] = count
      animals.set(id, known)
    }
  return animals
}

/** What these counts say of a place. */
export const reportedBy = (months: Months): Reported => ({
  digest: digestOf(months, null),
  byMonth: reportsByMonth(months),
  animals: animalsOf(months),
})

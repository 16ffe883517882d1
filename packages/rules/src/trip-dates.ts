const dayMs = 86_400_000

const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

type Days = { startDate: string | null; endDate: string | null }

/** A month with a smaller share of the days than this says little about a trip. */
const share = 1 / 4

/**
 * The months, 1 to 12, that a trip is in, the first one first: those with at least a quarter of its days, or all that it
 * touches where it is so long that none has. Only a first day stands for its month; without any there is none.
 */
export const monthsOfTrip = ({ startDate, endDate }: Days): number[] => {
  if (startDate === null) return []
  const days = new Map<number, number>()
  const last = momentOf(endDate ?? startDate)
  for (let at = momentOf(startDate); at <= last; at += dayMs) {
    const month = new Date(at).getUTCMonth() + 1
    days.set(month, (days.get(month) ?? 0) + 1)
  }
  const all = days.values().reduce((sum, each) => sum + each, 0)
  const main = [...days].filter(([, count]) => count >= all * share).map(([month]) => month)
  return main.length > 0 ? main : [...days.keys()]
}

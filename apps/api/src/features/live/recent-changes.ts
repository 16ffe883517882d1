/** So many things at most are remembered one by one. */
const usualMost = 10_000

/**
 * Remembers when things changed last, in milliseconds of `now`. What it does not reach back to counts as changed: it is
 * asked whether somebody may have missed something, and a needless look is better than none.
 */
export const recentChanges = ({ max = usualMost, now = () => performance.now() } = {}) => {
  const changedAt = new Map<string, number>()
  let horizon = now()
  return {
    note: (id: string): void => {
      changedAt.delete(id)
      changedAt.set(id, now())
      const [oldest] = changedAt
      if (changedAt.size <= max || !oldest) return
      changedAt.delete(oldest[0])
      horizon = oldest[1]
    },
    /** Any of them may have changed. */
    noteAll: (): void => {
      changedAt.clear()
      horizon = now()
    },
    isWithin: (id: string, milliseconds: number): boolean => {
      const since = now() - milliseconds
      return since <= horizon || (changedAt.get(id) ?? Number.NEGATIVE_INFINITY) >= since
    },
  }
}

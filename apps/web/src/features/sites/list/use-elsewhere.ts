import type { SiteSummary } from '@soundings/contract/sites'
import { useState } from 'react'

type Known = {
  /** The question that `found` answers; null while its answer is not there. */
  asked: string | null
  found: readonly SiteSummary[]
  selectedId: string | null
}

/**
 * The selected site when the list did not hold it as it was selected or asked for; it stays so while further pages come,
 * so that nothing jumps under a finger. Null when the list holds it.
 */
export const useElsewhere = ({ asked, found, selectedId }: Known): string | null => {
  const [seen, setSeen] = useState<{ asked: string; selectedId: string | null; isElsewhere: boolean }>()
  if (asked !== null && (seen?.asked !== asked || seen.selectedId !== selectedId)) {
    const isElsewhere = selectedId !== null && !found.some(({ id }) => id === selectedId)
    setSeen({ asked, selectedId, isElsewhere })
  }
  return seen?.isElsewhere && seen.selectedId === selectedId ? selectedId : null
}

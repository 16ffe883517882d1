import type { QueryClient } from '@tanstack/react-query'
import { toast } from '#shared/ui/toast.tsx'
import { updateFeatured } from './featured.queries.ts'

const failed = 'Failed to refresh featured sites.'

/** Ranks the featured sites anew and says how it went; one that failed can be tried again. */
export const rankAnew = async (queries: QueryClient): Promise<void> => {
  try {
    await updateFeatured(queries)
    toast.success('Featured sites refreshed successfully!')
  } catch {
    toast.notify({
      type: 'error',
      message: failed,
      action: { label: 'Try again', act: () => void rankAnew(queries) },
      isKept: false,
    })
  }
}

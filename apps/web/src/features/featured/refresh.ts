import type { QueryClient } from '@tanstack/react-query'

/** Has the featured sites ranked anew, for admins; the code of it comes when it is first wanted. */
export const refreshFeatured = async (queries: QueryClient): Promise<void> => {
  try {
    const { rankAnew } = await (await import('./components.ts')).loadRefresh()
    await rankAnew(queries)
  } catch {
    const { toast } = await import('#shared/ui/toast.tsx')
    toast.error('Failed to refresh featured sites.')
  }
}

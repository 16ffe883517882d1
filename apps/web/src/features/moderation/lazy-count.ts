import { lazyExtra } from '#shared/ui/lazy-component.tsx'

/** How much waits. Render inside Suspense, for moderators. */
export const PendingCount = lazyExtra(
  async () => (await (await import('./components.ts')).loadPendingCount()).PendingCount,
)

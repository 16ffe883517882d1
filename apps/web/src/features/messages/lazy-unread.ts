import { lazyExtra } from '#shared/ui/lazy-component.tsx'

/** How many messages are unread. Render inside Suspense, for members. */
export const UnreadMessages = lazyExtra(
  async () => (await (await import('./components.ts')).loadUnreadMessages()).UnreadMessages,
)

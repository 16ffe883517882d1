import { lazyComponent } from '#shared/ui/lazy-component.tsx'

// What writes loads when it is wanted.

export const ReplyBar = lazyComponent(async () => (await import('../write/reply/ReplyBar.tsx')).ReplyBar)
export const EditPost = lazyComponent(async () => (await import('../write/edit/EditPost.tsx')).EditPost)
export const DeletePost = lazyComponent(async () => (await import('../write/edit/DeletePost.tsx')).DeletePost)
export const PostHistory = lazyComponent(
  async () => (await import('../write/history/PostHistory.tsx')).PostHistory,
)
export const WaitingDrafts = lazyComponent(
  async () => (await import('../write/draft/WaitingDrafts.tsx')).WaitingDrafts,
)

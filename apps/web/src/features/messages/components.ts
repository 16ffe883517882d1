// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadMessagesPage = () => import('./page/MessagesPage.tsx')
export const loadUnreadMessages = () => import('./UnreadMessages.tsx')
export const loadMessageKind = () => import('./conversation/message-kind.ts')
export const loadReviewKinds = () => import('./review/review-kinds.tsx')

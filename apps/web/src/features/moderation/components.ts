// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadModerationDesk = () => import('./ModerationDesk.tsx')
export const loadFlagKind = () => import('./flags/flag-kind.tsx')
export const loadPendingCount = () => import('./PendingCount.tsx')

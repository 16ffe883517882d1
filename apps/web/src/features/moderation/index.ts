import { type ComponentType, lazy } from 'react'

/** The page of moderators, which nobody else loads. Render inside Suspense. */
export const ModerationDesk = lazy(() =>
  import('./ModerationDesk.tsx').then((module) => ({ default: module.ModerationDesk })),
)

const Nothing = () => null

/** How much waits; without its code the menu does without it. Render inside Suspense, for moderators. */
export const PendingCount = lazy<ComponentType>(() =>
  import('./PendingCount.tsx').then(
    (module) => ({ default: module.PendingCount }),
    () => ({ default: Nothing }),
  ),
)

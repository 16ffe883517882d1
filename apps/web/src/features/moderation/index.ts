import { type ComponentType, lazy } from 'react'

const parts = () => import('./parts.ts')

/** The page of moderators, which nobody else loads. Render inside Suspense. */
export const ModerationDesk = lazy(async () => {
  const { ModerationDesk } = await (await parts()).loadModerationDesk()
  return { default: ModerationDesk }
})

const Nothing = () => null

/** How much waits; without its code the menu does without it. Render inside Suspense, for moderators. */
export const PendingCount = lazy<ComponentType>(async () => {
  try {
    const { PendingCount } = await (await parts()).loadPendingCount()
    return { default: PendingCount }
  } catch {
    return { default: Nothing }
  }
})

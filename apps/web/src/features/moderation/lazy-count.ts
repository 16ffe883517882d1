import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** How much waits; without its code the menu does without it. Render inside Suspense, for moderators. */
export const PendingCount = lazy<ComponentType>(async () => {
  try {
    const { PendingCount } = await (await import('./components.ts')).loadPendingCount()
    return { default: PendingCount }
  } catch {
    return { default: Nothing }
  }
})

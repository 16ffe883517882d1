import { lazy } from 'react'

const parts = () => import('./components.ts')

/** Says above a form that moderators keep somebody from sharing. Render inside Suspense. */
export const SilencedNote = lazy(async () => {
  const { SilencedNote } = await (await parts()).loadSilencedNote()
  return { default: SilencedNote }
})

/** The kinds of what people report about people. */
export const loadPersonReviewKinds = async () => (await parts()).loadReviewKinds()

/** How a reported person stands, and what a moderator can do. Render inside Suspense. */
export const StandingPanel = lazy(async () => {
  const { StandingPanel } = await (await parts()).loadStandingPanel()
  return { default: StandingPanel }
})

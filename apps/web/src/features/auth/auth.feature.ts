import { defineFeature } from '#shared/feature.ts'
import { AuthModals } from './lazy-modals.tsx'

/** Signing up and in. */
export const authFeature = defineFeature({ overlays: [AuthModals] })

import { defineFeature } from '#shared/feature.ts'
import { MemberSettings, SettingsModal } from './lazy-settings.tsx'

/** How this device shows things, and a member's account. */
export const settingsFeature = defineFeature({ overlays: [SettingsModal, MemberSettings] })

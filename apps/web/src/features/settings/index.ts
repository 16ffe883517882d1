export { MemberSettings, SettingsModal } from './lazy-settings.tsx'
export { isSection } from './sections.view.ts'

export { MemberSettings, SettingsModal } from './lazy-settings.tsx'

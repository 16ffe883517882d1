export { authFeature } from './auth.feature.ts'
export { preloadAuthModals } from './lazy-modals.tsx'
export { authNotificationIcons } from './notification-icons.ts'
export { signOut, startSession } from './session.ts'

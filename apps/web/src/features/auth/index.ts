export { AuthModals, preloadAuthModals } from './lazy-modals.tsx'
export { signOut, startSession } from './session.ts'

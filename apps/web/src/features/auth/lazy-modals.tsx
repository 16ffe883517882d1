import { Suspense } from 'react'
import { closeModal, useModals } from '#shared/session/modal-store.ts'
import { lazyComponent, useWasWanted } from '#shared/ui/lazy-component.tsx'

const loadAuthModal = async () => (await import('./components.ts')).loadAuthModal()

const Loaded = lazyComponent(async () => (await loadAuthModal()).AuthModal, { onMissing: closeModal })

/** Fetches the code of the modals when somebody reaches for them. */
export const preloadAuthModals = (): void => void loadAuthModal().catch(() => undefined)

/** Signing in and up. Nothing of it is loaded before it is first wanted. */
export const AuthModals = () => {
  const wasWanted = useWasWanted(useModals(({ open }) => open !== null && open !== 'settings'))
  return (
    wasWanted && (
      <Suspense>
        <Loaded />
      </Suspense>
    )
  )
}

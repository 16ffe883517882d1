import { type ComponentType, lazy, Suspense, useState } from 'react'
import { closeModal, useModals } from '#shared/session/modal-store.ts'

const Nothing = () => null

const loadAuthModal = async () => (await import('./parts.ts')).loadAuthModal()

const loadModals = () =>
  loadAuthModal().then(
    ({ AuthModal }) => ({ default: AuthModal }),
    async () => {
      const { toast } = await import('#shared/ui/toast.tsx')
      toast.error('This part of the page did not load. Check your connection, then reload the page.')
      closeModal()
      return { default: Nothing }
    },
  )

const Loaded = lazy<ComponentType>(loadModals)

/** Fetches the code of the modals when somebody reaches for them. */
export const preloadAuthModals = (): void => void loadAuthModal().catch(() => undefined)

/** Signing in and up. Nothing of it is loaded before it is first wanted. */
export const AuthModals = () => {
  const isWanted = useModals(({ open }) => open !== null && open !== 'settings')
  const [wasWanted, setWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWanted(true)
  return (
    wasWanted && (
      <Suspense>
        <Loaded />
      </Suspense>
    )
  )
}

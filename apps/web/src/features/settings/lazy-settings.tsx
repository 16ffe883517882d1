import { type ComponentType, lazy, Suspense } from 'react'
import { closeModal, useModals } from '#shared/session/modal-store.ts'
import { useSession } from '#shared/session/session-store.ts'
import { lazyComponent, useWasWanted } from '#shared/ui/lazy-component.tsx'
import type { ModalProps } from './SettingsWindow.tsx'
import { isSection } from './sections.view.ts'

const Nothing = () => null

const parts = () => import('./components.ts')

const Loaded = lazyComponent<ModalProps>(
  async () => (await (await parts()).loadSettingsWindow()).SettingsWindow,
  {
    words: 'Failed to load settings',
  },
)

/** How this device shows things, for everybody, and a member's account. Loads when it is first opened. */
export const SettingsModal = () => {
  const { open, section } = useModals()
  const isOpen = open === 'settings'
  const wasOpened = useWasWanted(isOpen)
  return (
    wasOpened && (
      <Suspense>
        <Loaded opened={isOpen} onClose={closeModal} {...(isSection(section) && { section })} />
      </Suspense>
    )
  )
}

/** Without a connection its code may not come; then the device's own settings do. */
const Keeper = lazy<ComponentType<{ userId: string }>>(async () => {
  try {
    const { SettingsKeeper } = await (await parts()).loadSettingsKeeper()
    return { default: SettingsKeeper }
  } catch {
    return { default: Nothing }
  }
})

/** Shows members their settings wherever they sign in, and saves what they choose anywhere in the app. */
export const MemberSettings = () => {
  const userId = useSession(({ user }) => user?.id)
  return (
    userId && (
      <Suspense>
        <Keeper key={userId} userId={userId} />
      </Suspense>
    )
  )
}

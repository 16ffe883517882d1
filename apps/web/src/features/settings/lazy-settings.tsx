import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '#shared/session/session-store.ts'
import { latePart, useWasWanted } from '#shared/ui/late-part.tsx'
import type { ModalProps } from './SettingsWindow.tsx'

const Nothing = () => null

const parts = () => import('./parts.ts')

const Loaded = latePart<ModalProps>(async () => (await (await parts()).loadSettingsWindow()).SettingsWindow, {
  words: 'Failed to load settings',
})

/** How this device shows things, for everybody, and a member's account. Loads when it is first opened. */
export const SettingsModal = (props: ModalProps) => {
  const wasOpened = useWasWanted(props.opened)
  return (
    wasOpened && (
      <Suspense>
        <Loaded {...props} />
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

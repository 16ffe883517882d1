import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useSession } from '#shared/session/session-store.ts'
import type { ModalProps } from './SettingsWindow.tsx'

const Nothing = () => null

const parts = () => import('./parts.ts')

const Loaded = lazy<ComponentType<ModalProps>>(async () => {
  try {
    const { SettingsWindow } = await (await parts()).loadSettingsWindow()
    return { default: SettingsWindow }
  } catch {
    const { toast } = await import('#shared/ui/toast.tsx')
    toast.error('Failed to load settings')
    return { default: Nothing }
  }
})

/** How this device shows things, for everybody, and a member's account. Loads when it is first opened. */
export const SettingsModal = (props: ModalProps) => {
  const [wasOpened, setOpened] = useState(props.opened)
  if (props.opened && !wasOpened) setOpened(true)
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

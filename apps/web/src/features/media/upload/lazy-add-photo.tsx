import { type ComponentType, lazy, Suspense } from 'react'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { closeAddPhoto, useAddPhoto } from './add-photo-store.ts'

const Nothing = () => null

const Loaded = lazy<ComponentType>(async () => {
  try {
    const { AddPhotoWindow } = await (await import('../parts.ts')).loadAddPhotoWindow()
    return { default: AddPhotoWindow }
  } catch {
    const { toast } = await import('#shared/ui/toast.tsx')
    toast.error('This part of the page did not load. Check your connection, then reload the page.')
    closeAddPhoto()
    return { default: Nothing }
  }
})

/** The form of one photo over any page, for members. Its code loads when it is first opened. */
export const AddPhotoModal = () => {
  const isMember = useSession((session) => isLoggedIn(session) || session.hasExpired)
  const wasOpened = useAddPhoto((now) => now.wasOpened)
  return (
    isMember &&
    wasOpened && (
      <Suspense>
        <Loaded />
      </Suspense>
    )
  )
}

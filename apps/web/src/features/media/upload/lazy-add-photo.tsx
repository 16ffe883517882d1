import { Suspense } from 'react'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { lazyComponent } from '#shared/ui/lazy-component.tsx'
import { closeAddPhoto, useAddPhoto } from './add-photo-store.ts'

const Loaded = lazyComponent(
  async () => (await (await import('../components.ts')).loadAddPhotoWindow()).AddPhotoWindow,
  { onMissing: closeAddPhoto },
)

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

import { Button } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { lazy, Suspense } from 'react'
import { showModal } from '#shared/session/modal-store.ts'
import { useSession } from '#shared/session/session-store.ts'
import css from './SiteGalleryUpload.module.css'

const UploadTray = lazy(() => import('./UploadTray.tsx').then((module) => ({ default: module.UploadTray })))

type Props = { site: Pick<Site, 'id' | 'siteName' | 'region' | 'country'> }

/** Where members add photos to a site; visitors are told how, guests chose to look only. */
export const SiteGalleryUpload = ({ site }: Props) => {
  const { user, isGuest, hasExpired, authChecked } = useSession()
  // Who has to log in again finds everything as it was.
  if (user !== null || hasExpired)
    return (
      <Suspense>
        <UploadTray site={site} />
      </Suspense>
    )
  if (isGuest || !authChecked) return null
  return (
    <p className={css.invite}>
      Have you dived here?
      <Button variant="default" onClick={() => showModal('login')}>
        Log in to add photos
      </Button>
    </p>
  )
}

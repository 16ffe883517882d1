import { Button } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { IconCloudOff, IconPhoto } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { galleryLink } from '../photo-address.ts'
import { SiteGalleryUpload } from '../upload/SiteGalleryUpload.tsx'
import { GridEnd } from './GridEnd.tsx'
import { photosText } from './gallery.view.ts'
import { GridSkeleton, PhotoGrid } from './PhotoGrid.tsx'
import css from './SiteGallery.module.css'
import { usePhotos } from './use-photos.ts'

const cellSizes = '(max-width: 768px) 50vw, 280px'

/** What divers brought back from a site, and the place to add to it. */
export const SiteGallery = ({ site }: { site: Pick<Site, 'id' | 'siteName' | 'region' | 'country'> }) => {
  const photos = usePhotos(site.id)
  const isLate = useLate(photos.isLoading)

  const body = () => {
    if (photos.photos?.length === 0)
      return (
        <Notice icon={IconPhoto} title="No photos for this site yet." role="status">
          <p>Pictures that divers brought back from here will hang in this place.</p>
        </Notice>
      )
    if (photos.photos)
      return (
        <>
          <div className={css.head}>
            <h2 className={css.title}>{photosText(photos.total)}</h2>
            <Link {...galleryLink('all')} className={css.all}>
              Photos of all sites
            </Link>
          </div>
          <PhotoGrid label={`Photos of ${site.siteName}`} photos={photos.photos} sizes={cellSizes} />
          <GridEnd {...photos} />
        </>
      )
    if (photos.error)
      return (
        <Notice
          icon={IconCloudOff}
          title="Failed to load the photos"
          role="alert"
          action={
            <Button variant="default" onClick={photos.retry}>
              Try again
            </Button>
          }
        >
          <FailureText error={photos.error} />
        </Notice>
      )
    return isLate && <GridSkeleton />
  }

  return (
    <div className={css.gallery} aria-busy={photos.isLoading}>
      <SiteGalleryUpload site={site} />
      {body()}
    </div>
  )
}

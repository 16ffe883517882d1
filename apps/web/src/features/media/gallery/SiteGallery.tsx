import type { Site } from '@soundings/contract/sites'
import { IconPhoto } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { galleryLink } from '../photo-address.ts'
import { SiteGalleryUpload } from '../upload/SiteGalleryUpload.tsx'
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
    if (photos.items?.length === 0)
      return (
        <Notice icon={IconPhoto} title="No photos for this site yet." role="status">
          <p>Be the first to add a photo.</p>
        </Notice>
      )
    if (photos.items)
      return (
        <>
          <div className={css.head}>
            <h2 className={css.title}>{photosText(photos.total)}</h2>
            <Link {...galleryLink('all')} className={css.all}>
              Photos of all sites
            </Link>
          </div>
          <PhotoGrid label={`Photos of ${site.siteName}`} photos={photos.items} sizes={cellSizes} />
          <ListEnd of="photos" {...photos} />
        </>
      )
    if (photos.error)
      return <FailureNotice title="Failed to load the photos" error={photos.error} onRetry={photos.retry} />
    return isLate && <GridSkeleton />
  }

  return (
    <div className={css.gallery} aria-busy={photos.isLoading}>
      <SiteGalleryUpload site={site} />
      {body()}
    </div>
  )
}

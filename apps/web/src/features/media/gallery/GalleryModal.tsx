import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Button, Modal, VisuallyHidden } from '@mantine/core'
import { IconPhotoOff, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { siteQuery } from '#features/sites/index.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import modal from '#shared/ui/modal.module.css'
import { Notice } from '#shared/ui/Notice.tsx'
import css from './GalleryModal.module.css'
import { badgeText, photosText } from './gallery.view.ts'
import { GridSkeleton, PhotoGrid } from './PhotoGrid.tsx'
import { usePhotos } from './use-photos.ts'

type Props = {
  /** `all`, or the site whose photos are shown; null while it is closed. */
  gallery: string | null
  /** The site that the page below shows, whose photos are offered too. */
  siteBelow: string | null
  onShow: (gallery: string) => void
  onClose: () => void
  /** Whether something lies over it, which Escape closes first. */
  isCovered: boolean
}

const cellSizes = '(max-width: 768px) 50vw, 220px'

/** The photos of all sites or of one, in a grid over the page. */
export const GalleryModal = ({ gallery, siteBelow, onShow, onClose, isCovered }: Props) => {
  const isMobile = useIsMobile()
  // It notes where focus was only when it opens after it was there closed; its code often comes when it is wanted.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const [shown, setShown] = useState(gallery)
  if (gallery !== null && gallery !== shown) setShown(gallery)

  const [site, setSite] = useState(siteBelow)
  const named = shown === 'all' || shown === null ? siteBelow : shown
  if (named !== null && named !== site) setSite(named)
  const { data: known } = useQuery({ ...siteQuery(site ?? ''), enabled: site !== null })

  const isAll = shown === 'all'
  const photos = usePhotos(shown)
  const isLate = useLate(photos.isLoading)
  const siteName = known?.siteName ?? 'Site'
  const other =
    isAll && site ? { label: `View ${siteName} Photos`, to: site } : { label: 'View All', to: 'all' }
  const hasOther = !isAll || (site !== null && known !== undefined)

  const body = () => {
    if (photos.items?.length === 0)
      return (
        <Notice icon={IconPhotoOff} title="No Photos Found" level={3} role="status">
          <p>{isAll ? 'There are no photos yet.' : `Nobody has brought one back from ${siteName} yet.`}</p>
        </Notice>
      )
    if (photos.items)
      return (
        <>
          <PhotoGrid label="Photos" photos={photos.items} sizes={cellSizes} isWhole />
          <ListEnd of="photos" {...photos} />
        </>
      )
    if (photos.error)
      return (
        <FailureNotice
          icon={IconPhotoOff}
          title="Failed to load the photos"
          level={3}
          error={photos.error}
          onRetry={photos.retry}
        />
      )
    return isLate && <GridSkeleton />
  }

  return (
    <Modal.Root
      opened={gallery !== null && isThere}
      onClose={onClose}
      closeOnEscape={!isCovered}
      fullScreen={isMobile}
      size={960}
      centered
      transitionProps={{ transition: isMobile ? 'slide-up' : 'pop', duration: 200 }}
    >
      <Modal.Overlay className={modal.veil} />
      <Modal.Content classNames={{ content: modal.modal }} aria-busy={photos.isLoading}>
        {/* Without the role it would count as the header of the page. */}
        <Modal.Header role="presentation" className={`${modal.head} ${css.head}`}>
          <div className={css.words}>
            <Modal.Title className={modal.title}>Photo Gallery</Modal.Title>
            {photos.items && (
              <span className={css.badge}>
                <span aria-hidden="true">{badgeText(photos.total)}</span>
                <VisuallyHidden>{photosText(photos.total)}</VisuallyHidden>
              </span>
            )}
            <p className={css.about}>{isAll ? 'All sites' : <bdi>{known?.siteName}</bdi>}</p>
          </div>
          {hasOther && (
            <Button variant="default" className={css.other} onClick={() => onShow(other.to)}>
              <span className={css.label}>{other.label}</span>
            </Button>
          )}
          <Modal.CloseButton
            className={modal.close}
            aria-label="Close"
            icon={<IconX {...icon} size={20} />}
          />
        </Modal.Header>
        <div className={css.body}>{body()}</div>
      </Modal.Content>
    </Modal.Root>
  )
}

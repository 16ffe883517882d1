import { useLocation } from '@tanstack/react-router'
import { GalleryModal } from './gallery/GalleryModal.tsx'
import { usePhotoAddress } from './photo-address.ts'
import { PhotoViewer } from './viewer/PhotoViewer.tsx'

export type OverlaysProps = {
  /** The site that the page below shows. */
  siteBelow: string | null
}

/** The gallery, and over it, or over the page, one photo. */
export const LoadedOverlays = ({ siteBelow }: OverlaysProps) => {
  const { photo, gallery, stepTo, closePhoto, showGallery, closeGallery } = usePhotoAddress()
  const ids = useLocation({ select: ({ state }) => state.among })
  return (
    <>
      <GalleryModal
        gallery={gallery ?? null}
        siteBelow={siteBelow}
        onShow={showGallery}
        onClose={closeGallery}
        isCovered={photo !== undefined}
      />
      <PhotoViewer
        photoId={photo ?? null}
        among={gallery ?? siteBelow}
        ids={gallery === undefined ? ids : undefined}
        onStep={stepTo}
        onClose={closePhoto}
      />
    </>
  )
}

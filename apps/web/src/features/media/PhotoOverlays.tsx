import { Suspense } from 'react'
import { latePart, useWasWanted } from '#shared/ui/late-part.tsx'
import type { OverlaysProps } from './LoadedOverlays.tsx'
import { usePhotoAddress } from './photo-address.ts'

const Loaded = latePart<OverlaysProps>(
  async () => (await (await import('./parts.ts')).loadOverlays()).LoadedOverlays,
  { words: 'Failed to open the photos. Check your connection and reload the page.' },
)

/** Gallery and viewer over any page, as `?gallery=` and `?photo=` ask for them. Their code loads when it is first wanted. */
export const PhotoOverlays = (props: OverlaysProps) => {
  const { photo, gallery } = usePhotoAddress()
  const wasWanted = useWasWanted(photo !== undefined || gallery !== undefined)
  return (
    wasWanted && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  )
}

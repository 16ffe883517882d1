import { Suspense } from 'react'
import { lazyComponent, useWasWanted } from '#shared/ui/lazy-component.tsx'
import type { OverlaysProps } from './LoadedOverlays.tsx'
import { usePhotoAddress } from './photo-address.ts'

const Loaded = lazyComponent<OverlaysProps>(
  async () => (await (await import('./components.ts')).loadOverlays()).LoadedOverlays,
  { words: 'Photos couldn’t be opened. Check your connection and reload the page.' },
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

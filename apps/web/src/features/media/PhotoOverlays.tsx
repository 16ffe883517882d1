import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { OverlaysProps } from './LoadedOverlays.tsx'
import { usePhotoAddress } from './photo-address.ts'

const Nothing = () => null

const Loaded = lazy<ComponentType<OverlaysProps>>(async () => {
  try {
    const { LoadedOverlays } = await (await import('./parts.ts')).loadOverlays()
    return { default: LoadedOverlays }
  } catch {
    const { toast } = await import('#shared/ui/toast.tsx')
    toast.error('Failed to open the photos. Check your connection and reload the page.')
    return { default: Nothing }
  }
})

/** Gallery and viewer over any page, as `?gallery=` and `?photo=` ask for them. Their code loads when it is first wanted. */
export const PhotoOverlays = (props: OverlaysProps) => {
  const { photo, gallery } = usePhotoAddress()
  const isWanted = photo !== undefined || gallery !== undefined
  const [wasWanted, setWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWanted(true)
  return (
    wasWanted && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  )
}

import type { EventLine } from '@soundings/contract/events-shapes'
import { depthBand } from '@soundings/rules/depth'
import { useState } from 'react'
import { photoSources } from '#shared/ui/photo-sources.ts'
import { WaterArt } from '#shared/ui/WaterArt.tsx'
import { artOf } from './event.view.ts'

type Props = {
  event: Pick<EventLine, 'id' | 'image' | 'site' | 'coordinates'>
  /** How wide it is on screen, as `sizes` of an image says it. */
  sizes: string
  className?: string | undefined
  /** The corner where an illustration says what it is. */
  label?: 'start' | 'end'
}

/** The picture of an event, or the water of its site. It fills its parent. */
export const EventPicture = ({ event, sizes, className, label = 'end' }: Props) => {
  const [broken, setBroken] = useState<string | null>(null)
  const { image, site } = event
  if (image !== null && image !== broken)
    return (
      <img
        className={className}
        {...photoSources(image)}
        sizes={sizes}
        alt=""
        decoding="async"
        loading="lazy"
        onError={() => setBroken(image)}
      />
    )
  return (
    <WaterArt
      art={artOf(event)}
      band={depthBand(site?.maxDepth ?? null)}
      alt="Illustration, not a photo of this place"
      sizes={sizes}
      label={label}
    />
  )
}

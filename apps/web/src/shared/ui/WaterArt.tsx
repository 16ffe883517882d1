import { artStyle } from '@soundings/rules/art-style'
import type { DepthBand } from '@soundings/rules/depth'
import type { WaterArt as Art } from '@soundings/rules/water-art'
import { useState } from 'react'
import { DrawnMark } from './DrawnMark.tsx'
import css from './WaterArt.module.css'

type Props = {
  art: Art
  /** The water that stands in until the scene has come, and for good when it does not. */
  band: DepthBand
  alt: string
  /** How wide the picture is on screen, as `sizes` of an image says it. */
  sizes: string
  /** The corner where it says what it is. */
  label?: 'end' | 'start'
  /** Whether the picture has no room for the word. */
  isSmall?: boolean
}

/** An illustration for a site without a photo. It fills its parent, which gives it its shape, and it says what it is. */
export const WaterArt = ({ art, band, alt, sizes, label = 'end', isSmall = false }: Props) => {
  const [missing, setMissing] = useState<string>()
  const isShown = missing !== art.scene
  return (
    <div className={css.art} data-band={band}>
      {isShown && (
        <>
          <img
            className={css.picture}
            src={`/art/${art.scene}.webp`}
            srcSet={`/art/${art.scene}-640.webp 640w, /art/${art.scene}.webp 1600w`}
            sizes={sizes}
            alt={alt}
            style={artStyle(art)}
            fetchPriority="high"
            decoding="async"
            onError={() => setMissing(art.scene)}
          />
          <DrawnMark at={label} isSmall={isSmall} />
        </>
      )}
    </div>
  )
}

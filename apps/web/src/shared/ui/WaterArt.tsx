import type { DepthBand } from '@soundings/rules/depth'
import { useState } from 'react'
import css from './WaterArt.module.css'

/** A scene of the library of water art, and what must stay in sight of it, as shares of its width and height. */
type Art = { scene: string; focus: { x: number; y: number } }

type Props = {
  art: Art
  /** The water that stands in until the scene has come, and for good when it does not. */
  band: DepthBand
  alt: string
  /** How wide the picture is on screen, as `sizes` of an image says it. */
  sizes: string
  /** The corner where it says what it is. */
  label?: 'end' | 'start'
}

/** An illustration for a site without a photo. It fills its parent, which gives it its shape, and it says what it is. */
export const WaterArt = ({ art, band, alt, sizes, label = 'end' }: Props) => {
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
            style={{ objectPosition: `${art.focus.x * 100}% ${art.focus.y * 100}%` }}
            fetchPriority="high"
            decoding="async"
            onError={() => setMissing(art.scene)}
          />
          <span className={css.label} data-at={label}>
            Illustration
          </span>
        </>
      )}
    </div>
  )
}

import type { Photo } from '@soundings/contract/media'
import { IconPhotoOff } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { photoSources } from '#shared/ui/photo-sources.ts'
import css from './PhotoPicture.module.css'
import { photoAlt, ratioOf } from './photo.view.ts'
import { blurOf } from './thumbhash.ts'

type Props = {
  photo: Photo
  /** How wide it is on screen, as `sizes` of an image says it. */
  sizes: string
  /** Whether it fills the shape of its parent, and loses its edges there, or keeps its own. */
  fit: 'cover' | 'contain'
  /** What is seen at once need not wait until it is scrolled to. */
  isEager?: boolean
  /** Empty where words beside it say the same. */
  alt?: string
}

/** What shows through until the picture has come. */
const ground = ({ color, thumbhash }: Photo) => {
  const blur = thumbhash === null ? null : blurOf(thumbhash)
  return {
    ...(color !== null && { backgroundColor: color }),
    ...(blur !== null && { backgroundImage: `url(${blur})` }),
  }
}

/** A photo of a diver in the size that suits the screen. Its shape is kept free, and its colours are there at once. */
export const PhotoPicture = ({ photo, sizes, fit, isEager = false, alt = photoAlt(photo) }: Props) => {
  const { imageKeys, width, height } = photo
  const address = imageKeys?.medium
  const [outcome, setOutcome] = useState<{ address?: string; isThere: boolean }>({ isThere: false })
  const isKnown = address !== undefined && outcome.address === address
  const hasFailed = isKnown && !outcome.isThere
  const shape = { '--ratio': ratioOf(photo), '--widest': width > 0 ? `${width}px` : '100cqw' }
  const style: CSSProperties = { ...ground(photo), ...shape }
  return (
    <span className={css.frame} data-fit={fit} style={style}>
      {address !== undefined && !hasFailed && (
        <img
          className={css.picture}
          {...photoSources(address, width)}
          sizes={sizes}
          alt={alt}
          {...(width > 0 && { width, height })}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          data-there={isKnown}
          onLoad={() => setOutcome({ address, isThere: true })}
          onError={() => setOutcome({ address, isThere: false })}
        />
      )}
      {hasFailed && (
        <span className={css.missing} role="img" aria-label={`${alt || 'Photo'}: could not be loaded`}>
          <IconPhotoOff size={22} stroke={1.7} aria-hidden="true" />
        </span>
      )}
    </span>
  )
}

import type { DivePhoto } from '@soundings/contract/dive-log'
import { Link } from '@tanstack/react-router'
import { photoLink } from '#features/media/index.ts'
import { photoSources } from '#shared/ui/photo-sources.ts'
import css from './parts.module.css'

/** The photos of a dive; each opens in the viewer. */
export const DivePhotos = ({ photos }: { photos: readonly DivePhoto[] }) =>
  photos.length > 0 && (
    <section>
      <h2 className={css.heading}>Photos</h2>
      <ul className={css.photos}>
        {photos.map(({ id, thumbnailUrl, caption }) => (
          <li key={id}>
            {thumbnailUrl === null ? (
              <span className={css.preparing}>Being prepared</span>
            ) : (
              <Link {...photoLink(id)}>
                <img
                  {...photoSources(thumbnailUrl)}
                  sizes="220px"
                  alt={caption ?? 'Photo of this dive'}
                  loading="lazy"
                  decoding="async"
                />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

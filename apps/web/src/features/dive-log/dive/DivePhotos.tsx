import { VisuallyHidden } from '@mantine/core'
import type { DivePhoto } from '@soundings/contract/dive-log'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { photoLink } from '#features/media/index.ts'
import { icon } from '#shared/ui/icons.ts'
import { photoSources } from '#shared/ui/photo-sources.ts'
import css from './parts.module.css'

/** Those that can be looked at, by id; one that is being prepared may be ready by then. */
const shownOf = (photos: readonly DivePhoto[]) =>
  photos.flatMap(({ id, state }) => (state === 'broken' ? [] : [id]))

/** The photos of a dive; each opens in the viewer, which steps through those of this dive. */
export const DivePhotos = ({ photos }: { photos: readonly DivePhoto[] }) =>
  photos.length > 0 && (
    <section>
      <h2 className={css.heading}>Photos</h2>
      <ul className={css.photos}>
        {photos.map(({ id, state, isPrivate, thumbnailUrl, caption }) => (
          <li key={id}>
            {thumbnailUrl === null ? (
              <span className={css.preparing}>
                {state === 'broken' ? 'Couldn’t be processed' : 'Being prepared'}
              </span>
            ) : (
              <Link {...photoLink(id, shownOf(photos))}>
                <img
                  {...photoSources(thumbnailUrl)}
                  sizes="220px"
                  alt={caption ?? 'Photo of this dive'}
                  loading="lazy"
                  decoding="async"
                />
                {isPrivate && (
                  <span className={css.private}>
                    <IconLock {...icon} size={14} />
                    <VisuallyHidden>Only you can see this photo</VisuallyHidden>
                  </span>
                )}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

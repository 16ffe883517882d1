import type { Photo } from '@soundings/contract/media'
import { Link } from '@tanstack/react-router'
import { photoLink } from '#features/media/index.ts'
import { DrawnMark } from '#shared/ui/DrawnMark.tsx'
import { photoSources } from '#shared/ui/photo-sources.ts'
import css from './AnswerPhotos.module.css'

/** So many are seen beside an answer; the gallery of each site has the rest. */
const max = 4

type Ready = Photo & { thumbnailUrl: string }
const isReady = (photo: Photo): photo is Ready => photo.thumbnailUrl !== null

const nameOf = ({ caption, diveSite }: Photo): string =>
  [caption, diveSite?.siteName].filter(Boolean).join(', ') || 'Photo'

/** Photos of the sites that an answer names first; each opens over the page. */
export const AnswerPhotos = ({ photos }: { photos: readonly Photo[] }) => (
  <ul className={css.photos} aria-label="Photos of these sites">
    {photos
      .filter(isReady)
      .slice(0, max)
      .map((photo) => (
        <li key={photo.id}>
          <Link
            {...photoLink(photo.id)}
            className={css.photo}
            style={{ background: photo.color ?? undefined }}
          >
            <img
              {...photoSources(photo.thumbnailUrl)}
              sizes="84px"
              alt={nameOf(photo)}
              loading="lazy"
              decoding="async"
            />
            {photo.isIllustration && <DrawnMark isSmall />}
          </Link>
        </li>
      ))}
  </ul>
)

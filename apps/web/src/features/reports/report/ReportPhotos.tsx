import type { Report } from '@soundings/contract/reports'
import { Link } from '@tanstack/react-router'
import { photoLink } from '#features/media/index.ts'
import { DrawnMark } from '#shared/ui/DrawnMark.tsx'
import { photoSources } from '#shared/ui/photo-sources.ts'
import css from './ReportPhotos.module.css'

type Props = {
  photos: Report['photos']
  /** What is read for a photo that has no words of its own. */
  siteName: string
  /** How many are shown at most; the last one then says how many more there are. */
  max?: number
}

/** The photos of a report, in its diver's order; each opens over the page. */
export const ReportPhotos = ({ photos, siteName, max = Number.POSITIVE_INFINITY }: Props) => {
  if (photos.length === 0) return null
  const shown = photos.slice(0, max)
  const more = photos.length - shown.length
  return (
    <ul className={css.photos} aria-label="Report photos">
      {shown.map(({ id, thumbnailUrl, caption, isIllustration }, at) => (
        <li key={id}>
          <Link {...photoLink(id)} className={css.photo}>
            <img
              {...photoSources(thumbnailUrl)}
              sizes="140px"
              alt={
                caption ??
                (isIllustration ? `Illustration ${at + 1} of ${siteName}` : `Photo ${at + 1} of ${siteName}`)
              }
              loading="lazy"
              decoding="async"
            />
            {isIllustration && <DrawnMark at="start" />}
            {more > 0 && at === shown.length - 1 && <span className={css.more}>{more} more</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

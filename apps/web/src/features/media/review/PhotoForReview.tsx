import { VisuallyHidden } from '@mantine/core'
import type { Photo } from '@soundings/contract/media'
import { Link } from '@tanstack/react-router'
import { PhotoPicture } from '../photo/PhotoPicture.tsx'
import { PhotoShot } from '../photo/PhotoShot.tsx'
import { ratioOf } from '../photo/photo.view.ts'
import { photoLink } from '../photo-address.ts'
import css from './PhotoForReview.module.css'

/** A photo as large as there is room, and what is said about it. */
export const PhotoForReview = ({ photo }: { photo: Photo }) => {
  const { caption, description, tags, diveSite } = photo
  return (
    <section className={css.review} aria-label="The photo">
      <Link {...photoLink(photo.id)} className={css.picture} style={{ aspectRatio: ratioOf(photo) }}>
        <PhotoPicture photo={photo} sizes="(max-width: 768px) 100vw, 60vw" fit="contain" isEager />
        <VisuallyHidden>Open in full size</VisuallyHidden>
      </Link>
      <dl className={css.facts}>
        <div>
          <dt>Caption</dt>
          <dd>{caption ?? 'None'}</dd>
        </div>
        {description !== null && (
          <div>
            <dt>Description</dt>
            <dd className={css.long}>{description}</dd>
          </div>
        )}
        {tags.length > 0 && (
          <div>
            <dt>Tags</dt>
            <dd>{tags.join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>Dive site</dt>
          <dd>
            {diveSite ? (
              <a href={`/sites/${diveSite.id}/${diveSite.slug}`} target="_blank" rel="noopener">
                <bdi>{diveSite.siteName}</bdi>
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </a>
            ) : (
              'None'
            )}
          </dd>
        </div>
        <PhotoShot photo={photo} />
      </dl>
    </section>
  )
}

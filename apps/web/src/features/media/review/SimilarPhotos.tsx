import { VisuallyHidden } from '@mantine/core'
import type { Photo } from '@soundings/contract/media'
import { Link } from '@tanstack/react-router'
import { PhotoPicture } from '../photo/PhotoPicture.tsx'
import { photoAlt, standingLabel } from '../photo/photo.view.ts'
import { photoLink } from '../photo-address.ts'
import css from './SimilarPhotos.module.css'

/** Photos that are here already and look like the one to decide about, most alike first. */
export const SimilarPhotos = ({ photos }: { photos: readonly Photo[] }) => (
  <section className={css.similar}>
    <h3>{photos.length === 1 ? 'A similar photo is already here' : 'Similar photos already here'}</h3>
    <ul className={css.list}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <Link {...photoLink(photo.id)} className={css.photo}>
            <span className={css.picture}>
              <PhotoPicture photo={photo} sizes="140px" fit="cover" alt="" />
            </span>
            <VisuallyHidden>{photoAlt(photo)}</VisuallyHidden>
            <span className={css.about}>
              {[photo.uploaderHandle, photo.diveSite?.siteName, standingLabel(photo)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

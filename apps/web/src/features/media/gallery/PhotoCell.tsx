import { VisuallyHidden } from '@mantine/core'
import type { Photo } from '@soundings/contract/media'
import { IconStar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PhotoPicture } from '../photo/PhotoPicture.tsx'
import { photoAlt, standingLabel } from '../photo/photo.view.ts'
import { photoLink } from '../photo-address.ts'
import { averageText } from '../rating/rating.view.ts'
import css from './PhotoCell.module.css'

type Props = {
  photo: Photo
  sizes: string
  isEager: boolean
  /** Among which it stands, by id, where no gallery has them. */
  among: readonly string[] | undefined
}

/** One photo of a gallery; a link to it over this page. */
export const PhotoCell = ({ photo, sizes, isEager, among }: Props) => {
  const standing = standingLabel(photo)
  const { averageRating, isIllustration } = photo
  return (
    <Link {...photoLink(photo.id, among)} className={css.cell} data-standing={standing !== null || undefined}>
      <PhotoPicture photo={photo} sizes={sizes} fit="cover" isEager={isEager} alt="" />
      <VisuallyHidden>{photoAlt(photo)}</VisuallyHidden>
      <span className={css.notes}>
        {standing !== null && <span className={css.standing}>{standing}</span>}
        {averageRating !== null && (
          <span>
            <IconStar size={13} stroke={1.9} fill="currentColor" aria-hidden="true" />
            <VisuallyHidden>Rated </VisuallyHidden>
            {averageText(averageRating)}
          </span>
        )}
        {isIllustration && <span className={css.drawn}>Illustration</span>}
      </span>
    </Link>
  )
}

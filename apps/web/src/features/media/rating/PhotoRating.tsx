import { Button } from '@mantine/core'
import type { Photo } from '@soundings/contract/media'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { Stars } from '#shared/ui/form/Stars.tsx'
import css from './PhotoRating.module.css'
import { ratingsText } from './rating.view.ts'
import { useRating } from './use-rating.ts'

/** How divers like a photo, and the person's own say in it. Nobody rates an own photo, or one that is not published. */
export const PhotoRating = ({ photo }: { photo: Photo }) => {
  const user = useSession((session) => session.user)
  const isMember = useSession(isLoggedIn)
  const { own, isKnown, rate } = useRating(photo)
  const { averageRating, ratingCount, approvalStatus, uploadedBy } = photo
  if (approvalStatus !== 'approved') return null
  const isOwn = user !== null && uploadedBy === user.id
  return (
    <div className={css.rating}>
      <p className={css.average}>{ratingsText(averageRating, ratingCount)}</p>
      {isMember && !isOwn && isKnown && <Stars label="Your rating" value={own} onChoose={rate} />}
      {!isMember && (
        <Button variant="quiet" onClick={() => showModal('login')}>
          Log in to rate
        </Button>
      )}
    </div>
  )
}

import type { PhotoSize } from '@soundings/contract/media'
import type { ServingService } from '#features/media/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import { HttpError } from '#shared/http-error.ts'
import { findWaitingCard } from './reviewed-cards.repo.ts'

const noSuchPicture = () => new HttpError(404, 'This card isn’t shown to moderators')

/** The one private photo that a holder shows to moderators, for as long as it waits for them. */
export const cardPictureService =
  ({ db }: Pick<Dependencies, 'db'>, pictures: Pick<ServingService, 'privateOf'>) =>
  async (
    { certificationId, size }: { certificationId: string; size: PhotoSize },
    takesAvif: boolean,
  ): Promise<BytesAnswer> => {
    const found = await findWaitingCard(db, certificationId)
    if (!found || found.card.photoId === null) throw noSuchPicture()
    return pictures.privateOf(found.card.ownerId, found.card.photoId, size, takesAvif)
  }

import { certifications } from '@soundings/contract/certifications'
import { defineFeature } from '#extension-points/feature.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { mediaFeature } from '#features/media/index.ts'
import { certificationLimits } from './certifications.limits.ts'
import { deleteCertificationsOf, listCertifications } from './certifications.repo.ts'
import { certificationsRoutes } from './certifications.routes.ts'
import { cardPictureService } from './review/card-picture.service.ts'
import { reviewedCards } from './review/reviewed-cards.service.ts'

/** Certifications go with the account. */
const personalCertifications: PersonalData = {
  name: 'certifications',
  read: listCertifications,
  leave: deleteCertificationsOf,
}

/** What members are trained for, as they state it. */
export const certificationsFeature = defineFeature({
  contract: { certifications },
  limits: certificationLimits,
  // A card may show a photo, which an account leaves before it.
  needs: { media: mediaFeature },
  reviewables: [reviewedCards],
  personalData: () => [personalCertifications],
  routes: (api, context, { media: { pictures } }) =>
    certificationsRoutes(api, context, { pictureFor: cardPictureService(context, pictures) }),
})

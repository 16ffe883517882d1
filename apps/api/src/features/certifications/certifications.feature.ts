import { certifications } from '@soundings/contract/certifications'
import { defineFeature } from '#extension-points/feature.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { certificationLimits } from './certifications.limits.ts'
import { deleteCertificationsOf, listCertifications } from './certifications.repo.ts'
import { certificationsRoutes } from './certifications.routes.ts'

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
  personalData: () => [personalCertifications],
  routes: certificationsRoutes,
})

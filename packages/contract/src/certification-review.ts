import { z } from 'zod'
import { CertificationKind } from './certifications.ts'
import { number } from './numbers.ts'
import { Person } from './person.ts'
import { PhotoState } from './photo-kinds.ts'
import { reviewKind, version } from './review.ts'

/** Cards that their holders ask moderators to look at, with the one photo that is shown for it. */
export const certificationReviewKind = reviewKind('certifications', {
  item: { version },
  shown: {
    holder: Person,
    card: z.object({
      agency: z.string(),
      level: z.string(),
      kind: CertificationKind,
      /** In metres. */
      depth: number().nullable(),
      issuedOn: z.iso.date().nullable(),
      /** For this look alone. */
      number: z.string().nullable(),
    }),
    /** Addresses are for moderators alone, and null until the pictures are made. */
    picture: z.object({
      state: PhotoState,
      thumbnailUrl: z.string().nullable(),
      fullUrl: z.string().nullable(),
    }),
  },
})
export type PendingCertification = z.output<typeof certificationReviewKind.item>
export type CertificationShown = z.output<typeof certificationReviewKind.shown>
export type CertificationPreview = z.output<typeof certificationReviewKind.preview>

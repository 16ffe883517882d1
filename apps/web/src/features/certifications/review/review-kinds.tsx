import type { CertificationPreview } from '@soundings/contract/certification-review'
import { IconId } from '@tabler/icons-react'
import { lazy } from 'react'
import { reviewKind } from '#shared/review/review-kind.ts'

const CardForReview = lazy(async () => ({ default: (await import('./CardForReview.tsx')).CardForReview }))

/** Cards that members show to moderators. */
export const certificationKind = reviewKind<CertificationPreview>({
  type: 'certifications',
  filterLabel: 'Cards',
  label: 'Certification card',
  icon: IconId,
  reads: ['/api/profile'],
  reasons: [
    'The photo is too blurred or dark to read.',
    'Part of the card is missing in the photo.',
    'The card shows another agency or level than what you entered.',
    'The name on the card isn’t the name in your profile.',
    'The photo doesn’t show a certification card.',
  ],
  consequence: () =>
    'Approving says beside this certification that a moderator has seen the card. The photo is private again after either decision.',
  main: (preview) => <CardForReview key={preview.id} preview={preview} />,
})

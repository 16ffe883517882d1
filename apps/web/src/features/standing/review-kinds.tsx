import type { FlaggedPerson } from '@soundings/contract/person-review'
import { lazy } from 'react'
import { flaggedKind } from '#shared/review/review-kind.ts'

const StandingPanel = lazy(async () => ({ default: (await import('./StandingPanel.tsx')).StandingPanel }))

/** People whom others report. */
export const flaggedPerson = flaggedKind<FlaggedPerson>({
  type: 'people',
  reads: ['/api/moderator/people'],
  takenDown: () =>
    'Approving agrees with the report: it counts against this person, who is told without a name. Nothing of theirs is hidden.',
  main: ({ person }) => <StandingPanel key={person.id} person={person} />,
})

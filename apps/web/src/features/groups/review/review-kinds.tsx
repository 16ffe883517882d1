import type { FlaggedGroup, GroupPreview } from '@soundings/contract/group-review'
import { IconUsersGroup } from '@tabler/icons-react'
import { lazy } from 'react'
import { flaggedKind, reviewKind } from '#shared/review/review-kind.ts'

const parts = () => import('./GroupInReview.tsx')
const GroupInReview = lazy(async () => ({ default: (await parts()).GroupInReview }))
const GroupSignals = lazy(async () => ({ default: (await parts()).GroupSignals }))

const reads = ['/api/community/groups']

/** Groups that wait because of what is risky about them. */
export const groupKind = reviewKind<GroupPreview>({
  type: 'groups',
  filterLabel: 'Groups',
  label: 'Group',
  icon: IconUsersGroup,
  reads,
  reasons: [
    'This is advertising.',
    'The name or the description insults people.',
    'A group for this exists already.',
    'It has nothing to do with diving.',
  ],
  consequence: () => 'Approving shows this group to everybody who may see it.',
  main: ({ id, group, signals }) => (
    <>
      {signals.length > 0 && <GroupSignals signals={signals} />}
      <GroupInReview key={id} group={group} />
    </>
  ),
})

/** Groups that people report. */
export const flaggedGroup = flaggedKind<FlaggedGroup>({
  type: 'groups',
  reads,
  takenDown: ({ group: { state } }) =>
    state === 'public' || state === 'archived'
      ? 'Approving takes the group down: nobody but moderators sees it or its talk.'
      : null,
  main: ({ group }) => <GroupInReview key={group.id} group={group} />,
})

import { z } from 'zod'
import { Group } from './groups-shapes.ts'
import { flaggedKind, reviewKind, version } from './review.ts'

/** What moderators see of a group: what it says of itself. Its members and its talk are not theirs to read. */
const shown = {
  group: Group.pick({
    id: true,
    slug: true,
    name: true,
    description: true,
    kind: true,
    avatar: true,
    country: true,
    members: true,
    state: true,
  }),
}

/** Groups that risk signals held, with these in words. */
export const groupReviewKind = reviewKind('groups', {
  item: { version },
  shown: { ...shown, signals: z.array(z.string()) },
})
export type PendingGroup = z.output<typeof groupReviewKind.item>
export type GroupShown = z.output<typeof groupReviewKind.shown>
export type GroupPreview = z.output<typeof groupReviewKind.preview>

export const flaggedGroupKind = flaggedKind('groups', shown)
export type FlaggedGroup = z.output<typeof flaggedGroupKind.shown>

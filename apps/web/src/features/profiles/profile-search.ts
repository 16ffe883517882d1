import { z } from 'zod'

const shownLists = ['activity', 'photos', 'reports', 'sites', 'dives', 'certifications'] as const
export type ShownList = (typeof shownLists)[number]

const ProfileSearch = z.object({
  /** The list that is shown whole. */
  show: z.enum(shownLists).optional().catch(undefined),
  /** As whom one looks at oneself. */
  as: z.enum(['visitor', 'member', 'buddy']).optional().catch(undefined),
  /** What one changes of one’s own. */
  open: z.enum(['edit', 'privacy', 'username']).optional().catch(undefined),
})
export type ProfileSearch = z.output<typeof ProfileSearch>

/** Reads what the address of a profile says. Whatever makes no sense there counts as not said. */
export const readProfileSearch = (said: Record<string, unknown>): ProfileSearch => ProfileSearch.parse(said)

import { oneOf, readSaid, type SaidOf } from '#shared/lib/said.ts'

const shownLists = [
  'activity',
  'photos',
  'reports',
  'sites',
  'dives',
  'certifications',
  'groups',
  'achievements',
  'species',
] as const
export type ShownList = (typeof shownLists)[number]

const parts = {
  /** The list that is shown whole. */
  show: oneOf(...shownLists),
  /** As whom one looks at oneself. */
  as: oneOf('visitor', 'member', 'buddy'),
  /** What one changes of one’s own. */
  open: oneOf('edit', 'privacy', 'username'),
}
export type ProfileSearch = SaidOf<typeof parts>

/** Reads what the address of a profile says. Whatever makes no sense there counts as not said. */
export const readProfileSearch = (said: Record<string, unknown>): ProfileSearch => readSaid(parts, said)

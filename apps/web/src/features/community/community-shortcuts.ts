import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys in the community. */
export const communityShortcuts = {
  searchMembers: { where: 'In the list of members', does: 'Go to the search box', keys: ['/'] },
} as const satisfies Record<string, Shortcut>

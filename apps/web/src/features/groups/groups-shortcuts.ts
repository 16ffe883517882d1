import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys among groups. */
export const groupsShortcuts = {
  searchGroups: { where: 'In the list of groups', does: 'Go to the search box', keys: ['/'] },
} as const satisfies Record<string, Shortcut>

import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys on the pages of admins. */
export const administrationShortcuts = {
  searchAccounts: { where: 'In Administration', group: 'admin', does: 'Search people', keys: ['/'] },
} as const satisfies Record<string, Shortcut>

import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys on the page of a dive. */
export const diveShortcuts = {
  earlierDive: { where: 'On a dive’s page', does: 'Previous dive', keys: ['j'] },
  laterDive: { where: 'On a dive’s page', does: 'Next dive', keys: ['k'] },
  editDive: { where: 'On a dive’s page', does: 'Edit the dive', keys: ['e'] },
} as const satisfies Record<string, Shortcut>

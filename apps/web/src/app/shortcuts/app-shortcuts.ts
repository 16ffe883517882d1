import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys that work everywhere. */
export const appShortcuts = {
  palette: {
    where: 'Everywhere',
    does: 'Search sites, places and actions',
    keys: ['k'],
    withCommand: true,
  },
  help: { where: 'Everywhere', does: 'Show these shortcuts', keys: ['?'] },
} as const satisfies Record<string, Shortcut>

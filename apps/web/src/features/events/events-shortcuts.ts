import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys among events. */
export const eventsShortcuts = {
  searchEvents: { where: 'In the list of events', does: 'Go to the search box', keys: ['/'] },
} as const satisfies Record<string, Shortcut>

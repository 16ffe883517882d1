import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys among trips. */
export const tripsShortcuts = {
  newTrip: { where: 'In your trips', does: 'Plan a trip', keys: ['n'] },
  addStop: { where: 'On a trip', does: 'Add a stop', keys: ['n'] },
} as const satisfies Record<string, Shortcut>

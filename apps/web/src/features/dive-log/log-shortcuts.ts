import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys in the dive log. */
export const logShortcuts = {
  search: { where: 'In the dive log', does: 'Go to the search box', keys: ['/'] },
  add: { where: 'In the dive log', does: 'Add a dive', keys: ['n'] },
  nextDive: { where: 'In the dive log', does: 'Next dive', keys: ['j', 'ArrowDown'] },
  previousDive: { where: 'In the dive log', does: 'Previous dive', keys: ['k', 'ArrowUp'] },
} as const satisfies Record<string, Shortcut>

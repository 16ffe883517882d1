import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys in the dive log. */
export const logShortcuts = {
  search: { where: 'In the dive log', does: 'Go to the search box', keys: ['/'] },
  add: { where: 'In the dive log', does: 'Add a dive', keys: ['n'] },
  nextDive: { where: 'In the dive log', does: 'Next dive', keys: ['j', 'ArrowDown'] },
  previousDive: { where: 'In the dive log', does: 'Previous dive', keys: ['k', 'ArrowUp'] },
  select: { where: 'In the dive log', does: 'Select the dive, or deselect it', keys: ['x'] },
  selected: { where: 'In the dive log', does: 'Go to what you can do with selected dives', keys: ['a'] },
  undoDelete: { where: 'In the dive log', does: 'Bring back the dives you just deleted', keys: ['z'] },
} as const satisfies Record<string, Shortcut>

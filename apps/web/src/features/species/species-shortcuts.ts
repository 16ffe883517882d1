import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys in the list of species. */
export const speciesShortcuts = {
  searchSpecies: { where: 'In the list of species', does: 'Go to the search box', keys: ['/'] },
} as const satisfies Record<string, Shortcut>

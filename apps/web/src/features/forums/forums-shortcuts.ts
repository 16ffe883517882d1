import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys in the forums. */
export const forumsShortcuts = {
  search: { where: 'In the forums', does: 'Go to the search box', keys: ['/'] },
  nextPost: { where: 'In a thread', does: 'Go to the next post', keys: ['j'] },
  previousPost: { where: 'In a thread', does: 'Go to the previous post', keys: ['k'] },
  reply: { where: 'In a thread', does: 'Reply', keys: ['r'] },
} as const satisfies Record<string, Shortcut>

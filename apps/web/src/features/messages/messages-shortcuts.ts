import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys beside a conversation. */
export const messagesShortcuts = {
  searchMessages: { where: 'In messages', does: 'Go to the search box', keys: ['/'] },
} as const satisfies Record<string, Shortcut>

import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys on the page of bulk uploads. */
export const bulkUploadShortcuts = {
  nextFault: { where: 'In Bulk Upload', group: 'admin', does: 'Next error', keys: ['F8'] },
} as const satisfies Record<string, Shortcut>

import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys while a dive report is open. */
export const reportShortcuts = {
  nextReport: { where: 'While a dive report is open', does: 'Next report', keys: ['ArrowRight'] },
  previousReport: { where: 'While a dive report is open', does: 'Previous report', keys: ['ArrowLeft'] },
  closeReport: { where: 'While a dive report is open', does: 'Close the report', keys: ['Escape'] },
} as const satisfies Record<string, Shortcut>

import type { Shortcut } from '#shared/lib/shortcuts.ts'

/** The keys while a photo is open. */
export const photoShortcuts = {
  nextPhoto: { where: 'While a photo is open', does: 'Next photo', keys: ['ArrowRight'] },
  previousPhoto: { where: 'While a photo is open', does: 'Previous photo', keys: ['ArrowLeft'] },
  photoDetails: { where: 'While a photo is open', does: 'Show or hide its details', keys: ['d'] },
  zoomIn: { where: 'While a photo is open', does: 'Enlarge', keys: ['+', '='] },
  zoomOut: { where: 'While a photo is open', does: 'Make smaller', keys: ['-'] },
  closePhoto: { where: 'While a photo is open', does: 'Close the photo', keys: ['Escape'] },
} as const satisfies Record<string, Shortcut>

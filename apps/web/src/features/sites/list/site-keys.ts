import { isPressed } from '#shared/lib/shortcuts.ts'
import { siteShortcuts } from '../site-shortcuts.ts'

/** How many rows each key goes on. */
const steps = [
  { shortcut: siteShortcuts.nextSite, by: 1 },
  { shortcut: siteShortcuts.previousSite, by: -1 },
  { shortcut: siteShortcuts.sitesDown, by: 8 },
  { shortcut: siteShortcuts.sitesUp, by: -8 },
  { shortcut: siteShortcuts.firstSite, by: Number.NEGATIVE_INFINITY },
  { shortcut: siteShortcuts.lastSite, by: Number.POSITIVE_INFINITY },
]

/** The row that a key leads to from row `at` of `count`; null when the key is not ours or leads nowhere. */
export const rowAfter = (
  pressed: Parameters<typeof isPressed>[1],
  at: number,
  count: number,
): number | null => {
  const step = steps.find(({ shortcut }) => isPressed(shortcut, pressed))
  if (step === undefined || count === 0) return null
  return Math.min(count - 1, Math.max(0, at + step.by))
}

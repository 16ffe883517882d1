import { isPressed, type ShortcutName } from '#shared/lib/shortcuts.ts'

const steps = {
  nextSite: 1,
  previousSite: -1,
  sitesDown: 8,
  sitesUp: -8,
  firstSite: Number.NEGATIVE_INFINITY,
  lastSite: Number.POSITIVE_INFINITY,
} as const satisfies Partial<Record<ShortcutName, number>>

const names = Object.keys(steps) as (keyof typeof steps)[]

/** The row that a key leads to from row `at` of `count`; null when the key is not ours or leads nowhere. */
export const rowAfter = (
  pressed: Parameters<typeof isPressed>[1],
  at: number,
  count: number,
): number | null => {
  const name = names.find((each) => isPressed(each, pressed))
  if (name === undefined || count === 0) return null
  return Math.min(count - 1, Math.max(0, at + steps[name]))
}

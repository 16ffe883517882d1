type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

const steps: Record<string, number> = {
  ArrowDown: 1,
  j: 1,
  J: 1,
  ArrowUp: -1,
  k: -1,
  K: -1,
  PageDown: 8,
  PageUp: -8,
}

/** The row that a key leads to from row `at` of `count`; null when the key is not ours or leads nowhere. */
export const rowAfter = (pressed: Pressed, at: number, count: number): number | null => {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || count === 0) return null
  const { key } = pressed
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return null
  return Math.min(count - 1, Math.max(0, at + step))
}

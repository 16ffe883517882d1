import { moderationLimits } from '@soundings/contract/moderation'
import { useState } from 'react'
import { toast } from '#shared/ui/toast.tsx'

const { atOnce } = moderationLimits
const none: ReadonlySet<string> = new Set()

/**
 * Which of the rows that are shown are selected by their check boxes, by their keys; at most as many as may be decided
 * at once. A row that goes is selected no longer, also when it comes back. `shown` is undefined until it is known.
 */
export const useTicked = (shown: readonly string[] | undefined) => {
  const [kept, setTicked] = useState<ReadonlySet<string>>(none)
  const ticked = shown ? kept.intersection(new Set(shown)) : kept
  if (ticked.size < kept.size) setTicked(ticked)
  const toggle = (key: string) => {
    if (!ticked.has(key) && ticked.size >= atOnce) {
      toast.warning(`You can review up to ${atOnce} items at once.`)
      return
    }
    setTicked((now) => now.symmetricDifference(new Set([key])))
  }
  return {
    ticked,
    toggle,
    tickAll: (keys: readonly string[]) => setTicked(new Set(keys.slice(0, atOnce))),
    clear: () => setTicked(none),
    forget: (keys: ReadonlySet<string>) => setTicked((now) => now.difference(keys)),
  }
}

import { moderationLimits } from '@soundings/contract/moderation'
import { useState } from 'react'
import { toast } from '#shared/ui/toast.tsx'

const { atOnce } = moderationLimits

/** Which rows are selected by their check boxes, by their keys; at most as many as may be decided at once. */
export const useTicked = () => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) => {
    if (!ticked.has(key) && ticked.size >= atOnce) {
      toast.warning(`At most ${atOnce} items can be decided at once.`)
      return
    }
    setTicked((now) => now.symmetricDifference(new Set([key])))
  }
  return {
    ticked,
    toggle,
    tickAll: (keys: readonly string[]) => setTicked(new Set(keys.slice(0, atOnce))),
    clear: () => setTicked(new Set()),
    forget: (keys: ReadonlySet<string>) => setTicked((now) => now.difference(keys)),
  }
}

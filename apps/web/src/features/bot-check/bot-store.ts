import type { BotCheck } from '@soundings/contract/bot-check'
import { create } from 'zustand'

type Bots = {
  /** How the server asks; null until it said so. */
  kind: BotCheck['kind'] | null
  /** Whether the last token could not be got. */
  hasFailed: boolean
  /** How many tokens were used: after each, the next may be needed. */
  used: number
}

export const useBots = create<Bots>()(() => ({ kind: null, hasFailed: false, used: 0 }))

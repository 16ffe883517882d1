import type { BotAction, BotCheck } from '@soundings/contract/bot-check'
import { Refusal } from './refusal.ts'

/** Tells people from programs. */
export type BotChecker = {
  how: BotCheck
  /** What the check makes pages load from other servers, in the words of a Content-Security-Policy. */
  sources: string[]
  /** What has to be solved before an action; only where solving is the check. */
  challenge?: (action: BotAction) => Promise<Record<string, unknown>>
  /**
   * Looks at the token that came with an action from a network address: it proves something, or is wrong and refused
   * (`botRefusal`). `absent` when nobody could say which.
   */
  check: (action: BotAction, token: string, address: string) => Promise<'passed' | 'absent'>
}

/** Refuses a token; whoever is a person may well succeed with the next one. */
export const botRefusal = (message: string): Refusal => new Refusal(403, message, { code: 'bot' })

import type { BotAction, BotCheck } from '@soundings/contract/bot-check'
import { HttpError } from '#shared/http-error.ts'

/** Tells people from programs. */
export type BotChecker = {
  how: BotCheck
  /** What the check makes pages load from other servers, in the words of a Content-Security-Policy. */
  sources: string[]
  /** What has to be solved before an action; only where solving is the check. */
  challenge?: (action: BotAction) => Promise<Record<string, unknown>>
  /**
   * Looks at the token that came with an action from a network address: it proves something, or is wrong and refused
   * (`botError`). `absent` when nobody could say which.
   */
  check: (action: BotAction, token: string, address: string) => Promise<'passed' | 'absent'>
}

/** Rejects a token; a person may well succeed with the next one. */
export const botError = (message: string): HttpError => new HttpError(403, message, { code: 'bot' })

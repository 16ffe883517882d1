import { type BotAction, type BotCheck, botCheck } from '@soundings/contract/bot-check'
import { call } from '#shared/api/client.ts'

/** A server that does not reply within this many milliseconds counts as one that cannot. */
const patience = 8_000

export const fetchBotCheck = (): Promise<BotCheck> => call(botCheck.how, {}, AbortSignal.timeout(patience))

export const fetchChallenge = (action: BotAction): Promise<Record<string, unknown>> =>
  call(botCheck.challenge, { params: { action } }, AbortSignal.timeout(patience))

import type { BotAction } from '@soundings/contract/bot-check'
import { fetchBotCheck } from './bot-check.queries.ts'
import { useBots } from './bot-store.ts'
import type { Prover } from './prover.ts'

/** How long a form that is sent waits for its token, in milliseconds; usually it was got before. */
const patience = 3_000

const findProver = async (): Promise<Prover | undefined> => {
  const how = await fetchBotCheck()
  useBots.setState({ kind: how.kind })
  if (how.kind === 'altcha') return (await import('./altcha.ts')).altcha
  if (how.kind === 'recaptcha') return (await import('./recaptcha.ts')).openRecaptcha(how)
  return undefined
}

let prover: Promise<Prover | undefined> | undefined

/** The way that this server asks for, found once; undefined where it asks for none. What failed is tried anew. */
const openProver = (): Promise<Prover | undefined> => {
  prover ??= findProver().catch((error: unknown) => {
    prover = undefined
    throw error
  })
  return prover
}

const kept = new Map<BotAction, { token: Promise<string>; until: number }>()

const tokenFrom = (way: Prover, action: BotAction): Promise<string> => {
  const known = kept.get(action)
  if (known && known.until > Date.now()) return known.token
  const token = way.prove(action)
  kept.set(action, { token, until: Date.now() + way.life })
  token.catch(() => kept.delete(action))
  return token
}

const noteOutcome = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    const result = await work
    useBots.setState({ hasFailed: false })
    return result
  } catch {
    useBots.setState({ hasFailed: true })
    return undefined
  }
}

/** Gets a token for an action ahead, while its form is filled in. */
export const prepareBotToken = async (action: BotAction): Promise<void> => {
  const prepare = async () => {
    const way = await openProver()
    if (way && way.life > 0) await tokenFrom(way, action)
  }
  await noteOutcome(prepare())
}

const findToken = async (action: BotAction) => {
  const way = await openProver()
  return way && tokenFrom(way, action)
}

/**
 * The token that goes with an action. Undefined where the server asks for none, and where there is none in time: what
 * the person wants to do goes on without.
 */
export const botToken = async (action: BotAction): Promise<string | undefined> => {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const token = await Promise.race([noteOutcome(findToken(action)), late])
  if (token !== undefined) {
    kept.delete(action)
    useBots.setState(({ used }) => ({ used: used + 1 }))
  }
  return token
}

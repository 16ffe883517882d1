import { type BotAction, botLimits } from '@soundings/contract/bot-check'
import { type Challenge, solveChallengeWorkers } from 'altcha-lib'
import { fetchChallenge } from './bot-check.queries.ts'
import type { Prover } from './prover.ts'

/** Longer, in milliseconds, a device is not kept busy. */
const patience = 8_000
const maxWorkers = 4
/** A token that is about to run out may do so on its way, in milliseconds. */
const spare = 60_000

const openWorker = () => new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' })

/** One core stays free for the form that is being filled in. */
const spareCores = () => Math.min(maxWorkers, Math.max(1, (navigator.hardwareConcurrency || 2) - 1))

/** Proof of work: solves what the server asks, beside the page. */
export const altcha: Prover = {
  life: botLimits.proofLife * 1_000 - spare,
  prove: async (action: BotAction) => {
    const challenge = (await fetchChallenge(action)) as unknown as Challenge
    const solution = await solveChallengeWorkers({
      challenge,
      concurrency: spareCores(),
      createWorker: openWorker,
      timeout: patience,
    })
    if (!solution) throw new Error('The bot check took too long')
    return btoa(JSON.stringify({ challenge, solution }))
  },
}

import { createHash, createHmac } from 'node:crypto'
import { BotAction, botLimits } from '@soundings/contract/bot-check'
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { type BotChecker, botError } from '#ports/bots.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { forgetSpentProofs, spendProof } from './proofs.repo.ts'

/**
 * The work: how many PBKDF2 keys have to be tried, and how many rounds each has. A known number of tries, rather than luck,
 * bounds how long the slowest phone takes.
 */
const work = { rounds: 1_000, tries: { from: 3_000, to: 5_000 } }

/** A solved challenge as browsers send it: JSON in base64. What the challenge says is signed, and only then read. */
const Proof = z.object({
  challenge: z.object({ parameters: z.looseObject({ data: z.unknown() }), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})
/** What a challenge is for, and until when, in milliseconds since 1970. */
const Purpose = z.object({ action: BotAction, until: z.number() })

const read = (token: string) => {
  try {
    return Proof.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
  } catch {
    throw botError('The bot check couldn’t be read. Please try again.')
  }
}

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs'> & { secret: string; tries?: typeof work.tries }

/**
 * Proof of work by ALTCHA, without a server outside. A proof holds for its action, once, for a while. Instances with
 * the same secret take each other's.
 */
export const altcha = ({ db, clock, jobs, secret, tries = work.tries }: Needs): BotChecker => {
  jobs.repeat('forget-spent-proofs', '*/10 * * * *', () => forgetSpentProofs(db, clock()))

  const keyFor = (purpose: string) => createHmac('sha256', secret).update(`altcha ${purpose}`).digest('hex')
  const keys = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') }

  return {
    how: { kind: 'altcha' },
    sources: [],
    challenge: async (action) => {
      // Not as the library's own expiry, which would go by the machine's clock.
      const until = clock().getTime() + botLimits.proofLife * 1_000
      const made = await createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost: work.rounds,
        counter: randomInt(tries.to, tries.from),
        data: { action, until },
        deriveKey,
      })
      return { ...made }
    },
    check: async (action, token) => {
      const { challenge, solution } = read(token)
      const checked = await verifySolution({
        ...keys,
        challenge: challenge as unknown as Challenge,
        solution,
        deriveKey,
      }).catch(() => undefined)
      const purpose = checked?.verified ? Purpose.safeParse(challenge.parameters.data).data : undefined
      if (purpose?.action !== action) throw botError('The bot check failed. Please try again.')
      const hash = createHash('sha256').update(challenge.signature).digest()
      if (purpose.until <= clock().getTime() || !(await spendProof(db, hash, new Date(purpose.until))))
        throw botError('The bot check has expired. Please try again.')
      return 'passed'
    },
  }
}

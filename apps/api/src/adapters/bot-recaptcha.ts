import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { type BotChecker, botError } from '#ports/bots.ts'

type Options = {
  siteKey: string
  secret: string
  /** Where Google says what it thinks of a token; the script for pages lies beside it. */
  verifyUrl: string
  /** From 0, surely a program, to 1, surely a person. */
  minScore: number
  log: Pick<FastifyBaseLogger, 'warn'>
  /** How long Google may take to answer, in milliseconds. */
  patience?: number
}

const Assessment = z.object({
  success: z.boolean(),
  score: z.number().default(0),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** What Google says when the token is wrong; all its other words speak of this server. */
const ofToken = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/** Scripts, frames and pictures of Google's; the pictures lie on a server of their own. */
const sourcesOf = (script: URL) => [
  new URL('.', script).href,
  'https://www.gstatic.com/recaptcha/',
  ...(script.hostname === 'www.google.com' ? ['https://recaptcha.google.com/recaptcha/'] : []),
]

/** reCAPTCHA v3. While Google cannot be asked, or does not know us, its answer counts as absent: nobody is locked out. */
export const recaptcha = ({
  siteKey,
  secret,
  verifyUrl,
  minScore,
  log,
  patience = 3_000,
}: Options): BotChecker => {
  const script = new URL(`../api.js?render=${encodeURIComponent(siteKey)}`, verifyUrl)

  const ask = async (token: string, address: string) => {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    return Assessment.parse(await answer.json())
  }

  return {
    how: { kind: 'recaptcha', siteKey, script: script.href },
    sources: sourcesOf(script),
    check: async (action, token, address) => {
      const assessment = await ask(token, address).catch((err: unknown) => {
        log.warn({ err }, 'reCAPTCHA could not be asked; without it, stricter limits hold')
      })
      if (!assessment) return 'absent'
      const codes = assessment['error-codes']
      if (!assessment.success && !codes.some((code) => ofToken.includes(code))) {
        log.warn({ codes }, 'reCAPTCHA does not work with these settings; without it, stricter limits hold')
        return 'absent'
      }
      if (!assessment.success || assessment.action !== action)
        throw botError('The bot check has expired. Please try again.')
      if (assessment.score < minScore)
        throw botError(
          'The bot check couldn’t confirm that you’re human. Please wait a moment and try again.',
        )
      return 'passed'
    },
  }
}

import { z } from 'zod'
import { feature, route } from './route.ts'

/** What is worth asking whether a person does it. */
export const botActions = [
  'login',
  'signup',
  'add_site',
  'add_photo',
  'add_review',
  'start_thread',
  'contact',
  'bulk_upload',
] as const
export const BotAction = z.enum(botActions)
export type BotAction = z.output<typeof BotAction>

/** How long a solved proof of work may be used, in seconds. */
export const botLimits = { proofLife: 600 } as const

/** How this server asks. */
export const BotCheck = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('altcha') }),
  z.object({ kind: z.literal('recaptcha'), siteKey: z.string(), script: z.string() }),
])
export type BotCheck = z.output<typeof BotCheck>

export const botCheck = feature('Bot check: how this server checks that a person is using it.', {
  how: route('/api/bot-check', {
    method: 'GET',
    access: 'public',
    summary: 'Get the kind of bot check that this server uses',
    reply: BotCheck,
  }),
  challenge: route('/api/bot-check/challenge/:action', {
    method: 'GET',
    access: 'public',
    summary: 'Get a proof of work to solve before an action (404 if this server doesn’t use one)',
    params: z.object({ action: BotAction }),
    /** As ALTCHA defines it; read by its library only. */
    reply: z.record(z.string(), z.unknown()),
    errors: [404],
  }),
})

import { z } from 'zod'
import { text } from './common.ts'
import { route } from './route.ts'

/** The feature flags that the app knows, with what they are where nobody set them. */
export const flagDefaults = { community: true, 'side-chat': false } as const
export type FlagKey = keyof typeof flagDefaults

// The OpenFeature Remote Evaluation Protocol (OFREP) 0.1, https://github.com/open-feature/protocol

/** The server takes the person and their groups from the session; what is posted here never decides that. */
const Context = z.object({ context: z.object({ targetingKey: text(200).optional() }) })

const Evaluation = z.object({
  key: z.string(),
  value: z.union([z.boolean(), z.string(), z.number(), z.record(z.string(), z.unknown())]),
  reason: z.string().optional(),
  variant: z.string().optional(),
  metadata: z.record(z.string(), z.union([z.boolean(), z.string(), z.number()])).optional(),
})
export type FlagEvaluation = z.output<typeof Evaluation>

const FailedEvaluation = z.object({
  key: z.string(),
  errorCode: z.string(),
  errorDetails: z.string().optional(),
})

export const flags = {
  evaluateAll: route('/api/ofrep/v1/evaluate/flags', {
    method: 'POST',
    access: 'public',
    summary: 'All feature flags as they are for the person who asks',
    body: Context,
    reply: z.object({ flags: z.array(z.union([Evaluation, FailedEvaluation])) }),
  }),
  evaluate: route('/api/ofrep/v1/evaluate/flags/:key', {
    method: 'POST',
    access: 'public',
    summary: 'One feature flag as it is for the person who asks',
    params: z.object({ key: z.string().min(1).max(100) }),
    body: Context,
    reply: Evaluation,
  }),
} as const

import { z } from 'zod'
import { text } from './common.ts'
import { number } from './numbers.ts'
import { feature, route } from './route.ts'

/** The feature flags that the app knows, with what they are where nobody set them. */
export const flagDefaults = { community: true, 'side-chat': false } as const
export type FlagKey = keyof typeof flagDefaults

// The OpenFeature Remote Evaluation Protocol (OFREP) 0.1, https://github.com/open-feature/protocol

/** The server takes the person and their groups from the session; what is posted here never decides that. */
export const FlagContext = z.object({ context: z.object({ targetingKey: text(200).optional() }) })

/** A feature flag as it is for the current user. */
export const FlagEvaluation = z.object({
  key: z.string(),
  value: z.union([z.boolean(), z.string(), number(), z.record(z.string(), z.unknown())]),
  reason: z.string().optional(),
  variant: z.string().optional(),
  metadata: z.record(z.string(), z.union([z.boolean(), z.string(), number()])).optional(),
})
export type FlagEvaluation = z.output<typeof FlagEvaluation>

/** A feature flag that could not be told. */
export const FailedEvaluation = z.object({
  key: z.string(),
  errorCode: z.string(),
  errorDetails: z.string().optional(),
})

export const flags = feature('Feature flags, using the OpenFeature Remote Evaluation Protocol (OFREP).', {
  evaluateAll: route('/api/ofrep/v1/evaluate/flags', {
    method: 'POST',
    access: 'public',
    summary: 'Evaluate all feature flags for the current user',
    body: FlagContext,
    reply: z.object({ flags: z.array(z.union([FlagEvaluation, FailedEvaluation])) }),
  }),
  evaluate: route('/api/ofrep/v1/evaluate/flags/:key', {
    method: 'POST',
    access: 'public',
    summary: 'Evaluate one feature flag for the current user',
    params: z.object({ key: z.string().min(1).max(100) }),
    body: FlagContext,
    reply: FlagEvaluation,
    errors: [404],
  }),
})

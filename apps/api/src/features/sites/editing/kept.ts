import { z } from 'zod'

const Kept = z.object({ kept: z.record(z.string(), z.unknown()).optional(), closed: z.unknown().optional() })

/**
 * What followers keep with a change of a site, by their names. In changes from before they had names, it is the
 * proposals that were closed, under `closed`.
 */
export const keptIn = (details: unknown): Record<string, unknown> => {
  const { kept, closed } = Kept.safeParse(details).data ?? {}
  return kept ?? { proposals: closed }
}

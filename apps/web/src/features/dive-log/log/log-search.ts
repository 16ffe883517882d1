import { Uuid } from '@soundings/contract/common'
import {
  diveConditions,
  diveSorts,
  gasKinds,
  greatestDepth,
  nameLengths,
} from '@soundings/contract/dive-log-words'
import { z } from 'zod'
import { type LogSearch, logViews } from './log.view.ts'

const words = (most: number) => z.string().trim().min(1).max(most).optional().catch(undefined)
const yesOrNo = z.enum(['true', 'false']).optional().catch(undefined)
const metres = z.coerce.number().min(0).max(greatestDepth).optional().catch(undefined)

/** What the address of the log says: which dives, in which order, shown how. What makes no sense there counts as not said. */
const Said = z.object({
  q: words(200),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional()
    .catch(undefined),
  site: z.union([Uuid, words(nameLengths.siteName)]),
  country: words(nameLengths.location),
  buddy: words(nameLengths.name),
  tag: words(nameLengths.tag),
  trip: words(nameLengths.name),
  condition: z.enum(diveConditions).optional().catch(undefined),
  minDepth: metres,
  maxDepth: metres,
  gas: z.enum(gasKinds).optional().catch(undefined),
  hasPhotos: yesOrNo,
  hasProfile: yesOrNo,
  sort: z.enum(diveSorts).exclude(['newest']).optional().catch(undefined),
  view: z.enum(logViews).exclude(['list']).optional().catch(undefined),
})

export const readLogSearch = (said: Record<string, unknown>): LogSearch => Said.parse(said)

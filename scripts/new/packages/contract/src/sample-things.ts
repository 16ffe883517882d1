import { z } from 'zod'
import { Uuid } from './common.ts'
import { route } from './route.ts'

/** How long a name may be, in characters. */
export const sampleThingsLimits = { name: 80 } as const

const SampleThingsItem = z.object({ id: Uuid, name: z.string() })

export const sampleThings = {
  list: route('/api/sample-things', {
    method: 'GET',
    access: 'public',
    summary: 'List sample things by name',
    reply: z.object({ items: z.array(SampleThingsItem) }),
  }),
} as const

import { z } from 'zod'
import { route } from './route.ts'

const Health = z.object({ status: z.literal('ok') })

export const system = {
  live: route('/api/health/live', {
    method: 'GET',
    access: 'public',
    summary: 'The process runs and answers',
    reply: Health,
  }),
  ready: route('/api/health/ready', {
    method: 'GET',
    access: 'public',
    summary:
      'The database answers and the map is built, so that this instance may receive visitors (503 otherwise)',
    reply: Health,
  }),
  about: route('/api/about', {
    method: 'GET',
    access: 'public',
    summary: 'The version that runs here, and how many dive sites it knows',
    reply: z.object({ version: z.string(), sites: z.number().int() }),
  }),
} as const

import { z } from 'zod'
import { wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'

const Health = z.object({ status: z.literal('ok') })

export const system = feature('Server health and version.', {
  live: route('/api/health/live', {
    method: 'GET',
    access: 'public',
    summary: 'Check that the server process is running',
    reply: Health,
  }),
  ready: route('/api/health/ready', {
    method: 'GET',
    access: 'public',
    summary: 'Check that this instance can serve visitors; otherwise 503 with what is still loading',
    reply: Health,
  }),
  about: route('/api/about', {
    method: 'GET',
    access: 'public',
    summary: 'Get the version of this server and its number of dive sites',
    reply: z.object({ version: z.string(), sites: wholeNumber() }),
  }),
})

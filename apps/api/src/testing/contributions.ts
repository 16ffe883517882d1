import type { SiteForm } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { v7 as newId } from 'uuid'
import { buildFacts } from './app.ts'
import type { Headers } from './people.ts'

/** What a person types who adds a site: the four that nobody may leave open, and whatever is given. */
export const buildForm = (facts: Partial<SiteForm> = {}): SiteForm => ({
  ...buildFacts(),
  siteName: 'Shaab Test',
  coordinates: [33.9, 27.8],
  country: 'Egypt',
  region: 'Red Sea',
  description: 'A reef with a swim-through at its north end.',
  ...facts,
})

/** Calls of a server, as somebody's browser makes them. */
export const callsOf = (app: FastifyInstance) => {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    (url: string, headers: Headers = {}, payload?: object): Promise<LightMyRequestResponse> =>
      app.inject({ method, url, headers, ...(payload && { payload }) })
  const post = call('POST')
  return {
    get: call('GET'),
    post,
    put: call('PUT'),
    del: call('DELETE'),
    /** Adds a site and answers it. */
    add: async (headers: Headers, facts: Partial<SiteForm> = {}): Promise<Site> => {
      const answer = await post('/api/sites', headers, { ...buildForm(facts), key: newId() })
      if (answer.statusCode !== 201) throw new Error(`No site was added: ${answer.body}`)
      return answer.json()
    },
  }
}

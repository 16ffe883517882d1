import type { Route } from '@soundings/contract/route'
import type { FastifyRequest } from 'fastify'
import QuickLRU from 'quick-lru'
import { HttpError } from '#shared/http-error.ts'
import { parseBody } from './parse-body.ts'

/** `?q[]=a` asks for a list where there is none; left alone it would be ignored, and everything answered. */
const withoutLists = (query: unknown) => {
  if (Object.keys(query ?? {}).some((name) => name.includes('[')))
    throw new HttpError(400, 'Parameters can’t be lists or objects')
  return query
}

const parsed = (route: Route, { params, query, body }: FastifyRequest) => ({
  ...(route.params && { params: route.params.parse(params) }),
  ...(route.query && { query: route.query.parse(withoutLists(query)) }),
  ...(route.body && { body: parseBody(route.body, body) }),
})

/** So many addresses of a route are kept with what they ask for, and none that is longer, in characters. */
const keptAddresses = { most: 500, longest: 120 }

const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/**
 * Reads what a request of a route asks for; throws what the schemas refuse. For an address that many ask for it is read
 * once, as it asks for the same each time.
 */
export const inputReader = (route: Route): ((request: FastifyRequest) => unknown) => {
  if (route.method !== 'GET' || route.access !== 'public') return (request) => parsed(route, request)
  const kept = new QuickLRU<string, unknown>({ maxSize: keptAddresses.most })
  return (request) => {
    const { url } = request
    const known = kept.get(url)
    if (known) return known
    const input = parsed(route, request)
    if (url.length <= keptAddresses.longest) kept.set(url, frozen(input))
    return input
  }
}

import { gunzipSync } from 'node:zlib'
import { type Bytes, type HandlerInput, isBytes, type Route } from '@soundings/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '#src/refusal.ts'
import { serialiserSchema } from './json-schema.ts'
import type { KeptReply, ReplyCache } from './reply-cache.ts'

/** A reply of bytes. `immutable` promises that the address will never answer anything else. */
export type BytesAnswer = { body: Buffer; type: string; encoding?: 'gzip'; immutable: boolean }

type Answer<R extends Route> = R['reply'] extends z.ZodType
  ? z.output<R['reply']>
  : R['reply'] extends Bytes
    ? BytesAnswer
    : never

type Handler<R extends Route> = (
  input: HandlerInput<R>,
  request: FastifyRequest,
) => Promise<Answer<R>> | Answer<R>

type Loose = (input: unknown, request: FastifyRequest) => Promise<unknown>

const revalidate = 'public, max-age=0, must-revalidate'
const forever = 'public, max-age=31536000, immutable'

/** `?q[]=a` asks for a list where there is none; left alone it would be ignored, and everything answered. */
const withoutLists = (query: unknown) => {
  if (Object.keys(query ?? {}).some((name) => name.includes('[')))
    throw new Refusal(400, 'No parameter takes a list or an object')
  return query
}

const parsed = (route: Route, { params, query, body }: FastifyRequest) => ({
  ...(route.params && { params: route.params.parse(params) }),
  ...(route.query && { query: route.query.parse(withoutLists(query)) }),
  ...(route.body && { body: route.body.parse(body) }),
})

const gzipAccepted = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
const takesGzip = ({ headers }: FastifyRequest) => gzipAccepted.test(headers['accept-encoding'] ?? '')

const sendKept = (request: FastifyRequest, reply: FastifyReply, { bytes, isGzip, tag }: KeptReply) => {
  // The tag is weak, as the same reply goes out compressed and plain.
  reply.header('cache-control', revalidate).header('etag', `W/${tag}`).header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (!isGzip) return reply.send(bytes)
  if (!takesGzip(request)) return reply.send(gunzipSync(bytes))
  return reply.header('content-encoding', 'gzip').send(bytes)
}

const sendBytes = (request: FastifyRequest, reply: FastifyReply, answer: BytesAnswer) => {
  const { body, type, encoding, immutable } = answer
  reply.header('cache-control', immutable ? forever : revalidate)
  if (body.length === 0) return reply.code(204).send()
  reply.type(type)
  if (!encoding) return reply.send(body)
  reply.header('vary', 'accept-encoding')
  if (!takesGzip(request)) return reply.send(gunzipSync(body))
  return reply.header('content-encoding', encoding).send(body)
}

const serve = (app: FastifyInstance, route: Route, handler: Loose, cache: ReplyCache | undefined): void => {
  const status = route.status ?? 200
  app.route({
    method: route.method,
    url: route.path,
    config: { access: route.access },
    // What is kept, and bytes, are compressed once and not for every request.
    ...((cache || isBytes(route.reply)) && { compress: false }),
    schema: isBytes(route.reply) ? {} : { response: { [status]: serialiserSchema(route.reply) } },
    handler: async (request, reply) => {
      const input = parsed(route, request)
      const question = cache ? `${route.path} ${JSON.stringify(input)}` : ''
      const kept = cache?.find(question)
      if (kept) return sendKept(request, reply, kept)
      const since = cache?.begin() ?? 0
      const answer = await handler(input, request)
      if (isBytes(route.reply)) return sendBytes(request, reply, answer as BytesAnswer)
      if (cache) return sendKept(request, reply, cache.keep(question, since, String(reply.serialize(answer))))
      return reply.code(status).header('cache-control', 'no-store').send(answer)
    },
  })
}

/**
 * Mounts a whole feature; the compiler asks for a handler per route. Replies of the routes in `cached` are kept
 * in `cache` by what was asked, in the contract's words: they must be the same for everybody.
 */
export const serveAll = <const G extends Record<string, Route>>(
  app: FastifyInstance,
  group: G,
  handlers: { [K in keyof G]: Handler<G[K]> },
  keep?: { cache: ReplyCache; cached: readonly (keyof G)[] },
): void => {
  for (const [name, route] of Object.entries(group)) {
    const cache = keep?.cached.includes(name) ? keep.cache : undefined
    serve(app, route, handlers[name] as unknown as Loose, cache)
  }
}

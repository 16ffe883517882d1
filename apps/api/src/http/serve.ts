import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync, gzip, gzipSync } from 'node:zlib'
import {
  type Bytes,
  type Events,
  type HandlerInput,
  isBytes,
  isEvents,
  type Route,
} from '@soundings/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { z } from 'zod'
import type { EventsAnswer } from '#src/event-line.ts'
import { Refusal } from '#src/refusal.ts'
import { sendEvents } from './events.ts'
import { serialiserSchema } from './json-schema.ts'
import type { KeptReply, ReplyCache } from './reply-cache.ts'

/** A reply of bytes. `immutable` promises that the address will never answer anything else; `tag` names these bytes. */
export type BytesAnswer = {
  body: Buffer
  type: string
  encoding?: 'br'
  tag?: string
  immutable: boolean
}

type Answer<R extends Route> = R['reply'] extends z.ZodType
  ? z.output<R['reply']>
  : R['reply'] extends Bytes
    ? BytesAnswer
    : R['reply'] extends Events
      ? EventsAnswer<z.output<R['reply']['events']>>
      : never

type Handler<R extends Route> = (
  input: HandlerInput<R>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Answer<R>> | Answer<R>

/** The answer where it is meant for this person alone; undefined where everybody gets the same. */
type Personal<R extends Route> = (
  input: HandlerInput<R>,
  request: FastifyRequest,
) => Promise<Answer<R> | undefined> | undefined

type Loose = (input: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type LoosePersonal = (input: unknown, request: FastifyRequest) => Promise<unknown> | undefined

type Keeping<G extends Record<string, Route>> = {
  cache?: ReplyCache
  /** Replies of these routes are kept in `cache` by what was asked, in the contract's words. */
  cached?: readonly (keyof G)[]
  /** What else those replies depend on, such as the month. */
  season?: () => string
  /** Answers to one person only: asked first, and never kept by anybody. */
  personal?: { [K in keyof G]?: Personal<G[K]> }
}

const pack = promisify(gzip)
/** Shorter replies, in characters, do not become smaller. */
const worthPacking = 1_024

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

const refused = '(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))'
const accepted = { gzip: new RegExp(`\\bgzip\\b${refused}`), br: new RegExp(`\\bbr\\b${refused}`) }
const takes = ({ headers }: FastifyRequest, encoding: keyof typeof accepted) =>
  accepted[encoding].test(headers['accept-encoding'] ?? '')

const sendKept = (request: FastifyRequest, reply: FastifyReply, { bytes, isGzip, tag }: KeptReply) => {
  // The tag is weak, as the same reply goes out compressed and plain.
  reply.header('cache-control', revalidate).header('etag', `W/${tag}`).header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (!isGzip) return reply.send(bytes)
  if (!takes(request, 'gzip')) return reply.send(gunzipSync(bytes))
  return reply.header('content-encoding', 'gzip').send(bytes)
}

/** `private` also keeps the page's service worker from showing it to the next person at this device. */
const own = 'private, no-store'

const sendPersonal = async (request: FastifyRequest, reply: FastifyReply, json: string) => {
  reply.header('cache-control', own).header('vary', 'accept-encoding').type('application/json; charset=utf-8')
  if (json.length < worthPacking || !takes(request, 'gzip')) return reply.send(json)
  return reply.header('content-encoding', 'gzip').send(await pack(json))
}

const cachingOf = ({ access }: Route, { immutable }: BytesAnswer) => {
  if (access !== 'public') return 'no-store'
  return immutable ? forever : revalidate
}

const sendBytes = (route: Route, request: FastifyRequest, reply: FastifyReply, answer: BytesAnswer) => {
  const { body, type, encoding, tag } = answer
  reply.header('cache-control', cachingOf(route, answer))
  if (body.length === 0) return reply.code(204).send()
  if (tag) reply.header('etag', `"${tag}"`)
  if (tag && request.headers['if-none-match']?.includes(`"${tag}"`)) return reply.code(304).send()
  reply.type(type)
  if (!encoding) return reply.send(body)
  reply.header('vary', 'accept-encoding')
  if (takes(request, encoding)) return reply.header('content-encoding', encoding).send(body)
  // Browsers take Brotli from secure origins only.
  const plain = brotliDecompressSync(body)
  if (!takes(request, 'gzip')) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(gzipSync(plain))
}

/** What Fastify should know of a route's replies: JSON is written by a compiled serialiser and compressed. */
const replyOptions = ({ reply, status = 200 }: Route): { schema?: FastifySchema; compress?: false } =>
  isBytes(reply) || isEvents(reply)
    ? { compress: false }
    : { schema: { response: { [status]: serialiserSchema(reply) } } }

type Kept = { cache: ReplyCache | undefined; season: (() => string) | undefined }

const serve = (
  app: FastifyInstance,
  route: Route,
  { handler, personal }: { handler: Loose; personal: LoosePersonal | undefined },
  { cache, season }: Kept,
): void => {
  const status = route.status ?? 200
  const caching = route.access === 'public' ? 'no-store' : own
  app.route({
    method: route.method,
    url: route.path,
    config: { access: route.access },
    ...replyOptions(route),
    // What is kept is compressed once and not for every request.
    ...(cache && { compress: false }),
    handler: async (request, reply) => {
      const input = parsed(route, request)
      const asked = personal?.(input, request)
      const answerToOne = asked && (await asked)
      if (answerToOne) return sendPersonal(request, reply, String(reply.serialize(answerToOne)))
      const question = cache ? `${route.path} ${season?.() ?? ''}${JSON.stringify(input)}` : ''
      const kept = cache?.find(question)
      if (kept) return sendKept(request, reply, kept)
      const since = cache?.begin() ?? 0
      const answer = await handler(input, request, reply)
      if (isBytes(route.reply)) return sendBytes(route, request, reply, answer as BytesAnswer)
      if (isEvents(route.reply)) return sendEvents(request, reply, answer as EventsAnswer<unknown>)
      if (cache) return sendKept(request, reply, cache.keep(question, since, String(reply.serialize(answer))))
      return reply.code(status).header('cache-control', caching).send(answer)
    },
  })
}

/**
 * Mounts a whole feature; the compiler asks for a handler per route. Replies of the routes in `cached` must be the same
 * for everybody, but for those that `personal` gives instead.
 */
export const serveAll = <const G extends Record<string, Route>>(
  app: FastifyInstance,
  group: G,
  handlers: { [K in keyof G]: Handler<G[K]> },
  { cache, cached, season, personal }: Keeping<G> = {},
): void => {
  for (const [name, route] of Object.entries(group)) {
    const isCached = cached?.includes(name) ?? false
    serve(
      app,
      route,
      {
        handler: handlers[name] as unknown as Loose,
        personal: personal?.[name] as unknown as LoosePersonal | undefined,
      },
      { cache: isCached ? cache : undefined, season },
    )
  }
}

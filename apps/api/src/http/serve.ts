import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import {
  type Bytes,
  type Events,
  type Files,
  type HandlerInput,
  isBytes,
  isEvents,
  type Route,
} from '@soundings/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import type { EventsAnswer } from '#shared/event-line.ts'
import type { ReceivedFile } from '#shared/received-file.ts'
import { sendBytes } from './bytes.ts'
import { sendEvents } from './events.ts'
import { acceptForms, withForm } from './multipart.ts'
import { errorsOf } from './openapi/errors.ts'
import { inputReader } from './read-input.ts'
import type { KeptReply, ReplyCache } from './reply-cache.ts'
import { own, revalidate, takes } from './reply-headers.ts'
import { replyWriter } from './reply-writer.ts'

type Answer<R extends Route> = R['reply'] extends z.ZodType
  ? z.output<R['reply']>
  : R['reply'] extends Bytes
    ? BytesAnswer
    : R['reply'] extends Events
      ? EventsAnswer<z.output<R['reply']['events']>>
      : never

/** What a handler reads, with the files of a form as they lie on the disk. */
type Input<R extends Route> = HandlerInput<R> &
  (R['files'] extends Files ? { files: ReceivedFile[] } : unknown)

/** What answers one route of the contract. */
export type Handler<R extends Route> = (
  input: Input<R>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Answer<R>> | Answer<R>

/** The answer where it is meant for this person alone; undefined where everybody gets the same. */
type Personal<R extends Route> = (
  input: Input<R>,
  request: FastifyRequest,
) => Promise<Answer<R> | undefined> | undefined

type Loose = (input: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type LoosePersonal = (input: unknown, request: FastifyRequest) => Promise<unknown> | undefined
type Before = (request: FastifyRequest) => Promise<void>

type Keeping<G extends Record<string, Route>> = {
  cache?: ReplyCache
  /** Replies of these routes are kept in `cache` by what was asked, in the contract's words. */
  cached?: readonly (keyof G)[]
  /** What else those replies depend on, such as the month. */
  season?: () => string
  /** The id of the one thing that a reply tells of; none where it tells of more, or of another than was asked for. */
  about?: { [K in keyof G]?: (input: Input<G[K]>, answer: Answer<G[K]>) => string | undefined }
  /** Answers to one person only: asked first, and never kept by anybody. */
  personal?: { [K in keyof G]?: Personal<G[K]> }
  /** The folder where files of forms lie while they are looked at. */
  scratch?: string
  /** Refuses a form before it is read. */
  before?: { [K in keyof G]?: Before }
}

const pack = promisify(gzip)
/** Shorter replies, in characters, do not become smaller. */
const worthPacking = 1_024

const sendKept = (request: FastifyRequest, reply: FastifyReply, { bytes, isGzip, tag }: KeptReply) => {
  reply.header('vary', 'accept-encoding')
  // What is asked for in a body is kept here, and by nobody on its way.
  if (request.method === 'POST') reply.header('cache-control', 'no-store')
  else {
    // The tag is weak, as the same reply goes out compressed and plain.
    reply.header('cache-control', revalidate).header('etag', `W/${tag}`)
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  }
  reply.type('application/json; charset=utf-8')
  if (!isGzip) return reply.send(bytes)
  if (!takes(request, 'gzip')) return reply.send(gunzipSync(bytes))
  return reply.header('content-encoding', 'gzip').send(bytes)
}

const sendPersonal = async (request: FastifyRequest, reply: FastifyReply, json: string) => {
  reply.header('cache-control', own).header('vary', 'accept-encoding').type('application/json; charset=utf-8')
  if (json.length < worthPacking || !takes(request, 'gzip')) return reply.send(json)
  return reply.header('content-encoding', 'gzip').send(await pack(json))
}

type ReplyOptions = Pick<RouteShorthandOptions, 'schema' | 'serializerCompiler'> & { compress?: false }

/** What Fastify should know of a route's replies: JSON is written by a compiled serialiser and compressed. */
const replyOptions = ({ reply, status = 200 }: Route): ReplyOptions =>
  isBytes(reply) || isEvents(reply)
    ? { compress: false }
    : { schema: { response: { [status]: {} } }, serializerCompiler: () => replyWriter(reply) }

type LooseAbout = (input: unknown, answer: unknown) => string | undefined
type Kept = {
  cache: ReplyCache | undefined
  season: (() => string) | undefined
  about: LooseAbout | undefined
}
type Given = { handler: Loose; personal: LoosePersonal | undefined }

const serve = (
  app: FastifyInstance,
  route: Route,
  { handler, personal }: Given,
  { cache, season, about }: Kept,
): void => {
  const read = inputReader(route)
  const status = route.status ?? 200
  const caching = route.access === 'public' ? 'no-store' : own
  app.route({
    method: route.method,
    url: route.path,
    config: {
      access: route.access,
      shares: route.shares === true,
      byName: route.byName === true,
      errors: errorsOf(route),
    },
    ...replyOptions(route),
    // What is kept is compressed once and not for every request.
    ...(cache && { compress: false }),
    handler: async (request, reply) => {
      const input = read(request)
      const asked = personal?.(input, request)
      const answerToOne = asked && (await asked)
      if (answerToOne) return sendPersonal(request, reply, String(reply.serialize(answerToOne)))
      const question = cache ? `${route.path} ${season?.() ?? ''}${JSON.stringify(input)}` : ''
      const kept = cache?.find(question)
      if (kept) return sendKept(request, reply, kept)
      const since = cache?.begin() ?? 0
      const answer = await handler(input, request, reply)
      // It led elsewhere.
      if (reply.sent) return reply
      if (isBytes(route.reply)) return sendBytes(route, request, reply, answer as BytesAnswer)
      if (isEvents(route.reply)) return sendEvents(request, reply, answer as EventsAnswer<unknown>)
      if (cache) {
        const json = String(reply.serialize(answer))
        return sendKept(request, reply, cache.keep(question, since, json, about?.(input, answer)))
      }
      return reply.code(status).header('cache-control', caching).send(answer)
    },
  })
}

const neverKept: Kept = { cache: undefined, season: undefined, about: undefined }

type Receiving = { scratch: string | undefined; before: Before | undefined }

/** A form is read only for those who may send it, and its files are gone once it is answered. */
const serveForm = (app: FastifyInstance, route: Route, handler: Loose, { scratch, before }: Receiving) => {
  const { form, files } = route
  if (!form || !files || scratch === undefined) throw new Error(`${route.path} has no place for its files`)
  const receive: Loose = async (input, request, reply) => {
    await before?.(request)
    return withForm(request, { form, files }, scratch, (received) =>
      handler({ ...(input as object), ...received }, request, reply),
    )
  }
  app.register(async (forms) => {
    await acceptForms(forms)
    serve(forms, route, { handler: receive, personal: undefined }, neverKept)
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
  { cache, cached, season, about, personal, scratch, before }: Keeping<G> = {},
): void => {
  for (const [name, route] of Object.entries(group)) {
    const handler = handlers[name] as unknown as Loose
    const forOne = personal?.[name] as unknown as LoosePersonal | undefined
    const kept: Kept = { cache, season, about: about?.[name] as unknown as LooseAbout | undefined }
    if (route.form) serveForm(app, route, handler, { scratch, before: before?.[name] })
    else serve(app, route, { handler, personal: forOne }, cached?.includes(name) ? kept : neverKept)
  }
}

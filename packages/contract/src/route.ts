import type { z } from 'zod'

/** The least a caller must be to use a route. Each level includes the ones before it. */
export const accessLevels = ['public', 'member', 'editor', 'moderator', 'admin'] as const
export type Access = (typeof accessLevels)[number]

/** A reply that is bytes rather than JSON, with the media types it may have. */
export type Bytes = { bytes: readonly string[] }

/** A reply that goes on: server-sent events, each the JSON of one value. */
export type Events = { events: z.ZodType }

/** How many files at most, of how many bytes each, and the messages for others. */
export type Files = { max: number; bytes: number; tooMany: string; tooLarge: string }

/** The statuses with which a request is refused. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 416 | 429 | 503

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsFor<Path extends string> = [ParamNames<Path>] extends [never]
  ? { params?: never }
  : { params: z.ZodObject<Record<ParamNames<Path>, z.ZodType>> }

type Shape = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  access: Access
  /**
   * It reaches the public or other people: refused to somebody whom moderators silenced. `sometimes`: that depends on what
   * it is about, so its service refuses.
   */
  shares?: true | 'sometimes'
  /** Others see who did it: refused to somebody who has not chosen a username yet. */
  byName?: true
  /** One line for the reader of the API documentation. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The fields of a multipart form, and the files that come with it; instead of a body. */
  form?: z.ZodObject
  files?: Files
  reply: z.ZodType | Bytes | Events
  status?: 200 | 201 | 202
  /** How its handler refuses, beyond what follows from its access and its input. */
  errors?: readonly ErrorStatus[]
}

export type Route = Shape & { path: string }

/** One HTTP route, said once: the server mounts it, the client calls it, the documentation shows it. */
export const route = <const Path extends string, const R extends Shape & ParamsFor<Path>>(
  path: Path,
  rest: R,
): R & { path: Path } => ({ path, ...rest })

const abouts = new WeakMap<object, string>()

/** The routes of one feature, with a sentence about them for the reader of the API documentation. */
export const feature = <const Routes extends Record<string, Route>>(
  about: string,
  routes: Routes,
): Routes => {
  abouts.set(routes, about)
  return routes
}

/** What a feature's routes are about. */
export const aboutOf = (routes: Record<string, Route>): string => abouts.get(routes) ?? ''

export const isBytes = (reply: Route['reply']): reply is Bytes => 'bytes' in reply
export const isEvents = (reply: Route['reply']): reply is Events => 'events' in reply

type Part<
  R extends Route,
  K extends 'params' | 'query' | 'body' | 'form',
  D extends 'input' | 'output',
> = R[K] extends z.ZodType ? { [P in K]: D extends 'input' ? z.input<R[K]> : z.output<R[K]> } : unknown

/** What a caller writes. A form and its files are sent by `shared/api/upload.ts` of the web app, not by the client. */
export type CallInput<R extends Route> = Part<R, 'params', 'input'> &
  Part<R, 'query', 'input'> &
  Part<R, 'body', 'input'> &
  Part<R, 'form', 'input'>

/** What a handler reads, after parsing and defaults. */
export type HandlerInput<R extends Route> = Part<R, 'params', 'output'> &
  Part<R, 'query', 'output'> &
  Part<R, 'body', 'output'> &
  Part<R, 'form', 'output'>

/** What a caller receives. */
export type Reply<R extends Route> = R['reply'] extends z.ZodType ? z.output<R['reply']> : Uint8Array

import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { refuseUnreadable } from './client-errors.ts'
import { limitConnections } from './connections.ts'
import { answerErrors, frameworkErrors } from './errors.ts'
import { loggedPath } from './logged-path.ts'
import { limitBodies } from './patience.ts'
import { type Security, setSecurityHeaders } from './security-headers.ts'
import { proxiesIn } from './trusted-proxies.ts'
import { endUnread, limitUnread } from './unread.ts'

type ServerOptions = Security & {
  log: FastifyBaseLogger
  trustedProxies: string[]
  maxConnections: number
  /** Of one client; as many as there may be in all, where nothing is said. */
  maxConnectionsPerClient?: number
  /** Hears of answers that failed because a disk is full. */
  onStorageFull?: () => void
  patience?: Partial<typeof usualPatience>
}

/** How long, in milliseconds, a client may take. */
const usualPatience = {
  /** To send the headers of a request. */
  headers: 10_000,
  /** To send a whole request. */
  request: 60_000,
  /** To send a form with files: 50 MB over a line of 350 kbit/s. */
  form: 1_200_000,
  /** To be silent between two requests. */
  idle: 72_000,
  /** To send or take nothing in the middle of one. */
  stalled: 120_000,
  /** To read an answer that came before all of its request was sent, which ends the connection. */
  unread: 1_000,
  /** To finish when the server stops. */
  drain: 10_000,
}

const slow = 1_000
const bodyLimit = 1_048_576

const decoder = new TextDecoder('utf-8', { fatal: true })

const decode = (bytes: Buffer): string | undefined => {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

/** JSON in UTF-8 is the only body there is, but for forms (multipart.ts). */
const readJsonStrictly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decode(body as Buffer)
    // Named as JSON and nothing there: as if it had not been named (parse-body.ts).
    if (text === '') return done(null, undefined)
    if (text !== undefined) return parse(request, text, done)
    done(Object.assign(new Error('not UTF-8'), { code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }))
  })
}

const nameRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header('x-request-id', id)
    done()
  })
}

/** Requests that run when the server stops are answered; connections that linger after that are cut. */
const drainOnClose = (app: FastifyInstance, longest: number): void => {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), longest).unref()
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}

const logWhatStandsOut = (app: FastifyInstance, { level }: FastifyBaseLogger): void => {
  const isHeardAll = level === 'debug' || level === 'trace'
  app.addHook('onResponse', (request, reply, done) => {
    const notable = reply.statusCode >= 400 || reply.elapsedTime > slow
    if (!notable && !isHeardAll) return done()
    request.log[notable ? 'info' : 'debug'](
      {
        reqId: request.id,
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}

/** A Fastify with the house's manners: limits, headers, compression, error answers, quiet logs. No routes yet. */
export const createServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const patience = { ...usualPatience, ...options.patience }
  const isProxy = proxiesIn(options.trustedProxies)
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A logger for every request would be a tenth of a warm read's work; what is logged names its request itself.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustedProxies.length > 0 ? isProxy : false,
    bodyLimit,
    requestTimeout: patience.form,
    connectionTimeout: patience.stalled,
    keepAliveTimeout: patience.idle,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      endUnread(request, reply, patience.unread)
      frameworkErrors(error, request, reply)
    },
    clientErrorHandler: refuseUnreadable,
    http: {
      headersTimeout: patience.headers,
      connectionsCheckingInterval: Math.min(patience.headers / 5, 2_000),
      maxHeaderSize: 16_384,
      // A read has no body that anything need wait for. Who hears that its client has gone listens to the reply: such a
      // request no longer tells it.
      optimizeEmptyRequests: true,
    },
  })
  nameRequests(app)
  limitConnections(app, {
    max: options.maxConnections,
    perClient: options.maxConnectionsPerClient ?? options.maxConnections,
    isProxy,
  })
  limitBodies(app, patience.request)
  limitUnread(app, patience.unread)
  drainOnClose(app, patience.drain)
  readJsonStrictly(app)
  answerErrors(app, options.onStorageFull)
  logWhatStandsOut(app, options.log)
  await setSecurityHeaders(app, options)
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['gzip', 'deflate'],
    globalDecompression: false,
  })
  return app
}

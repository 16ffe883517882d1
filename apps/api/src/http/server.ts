import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { answerErrors, frameworkErrors } from './errors.ts'
import { type Security, setSecurityHeaders } from './security-headers.ts'

type ServerOptions = Security & {
  log: FastifyBaseLogger
  trustedProxies: string[]
  maxConnections: number
}

const slow = 1_000
const bodyLimit = 1_048_576

const decoder = new TextDecoder('utf-8', { fatal: true })

const readJsonStrictly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      parse(request, decoder.decode(body as Buffer), done)
    } catch {
      done(Object.assign(new Error('not UTF-8'), { code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }))
    }
  })
}

const logWhatStandsOut = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const notable = reply.statusCode >= 400 || reply.elapsedTime > slow
    request.log[notable ? 'info' : 'debug'](
      {
        method: request.method,
        url: request.url,
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
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    bodyLimit,
    requestTimeout: 60_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors,
    http: { headersTimeout: 10_000, maxHeaderSize: 16_384 },
  })
  app.server.maxConnections = options.maxConnections
  readJsonStrictly(app)
  answerErrors(app)
  logWhatStandsOut(app)
  await setSecurityHeaders(app, options)
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['gzip', 'deflate'],
    globalDecompression: false,
  })
  return app
}

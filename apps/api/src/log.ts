import { DrizzleQueryError } from 'drizzle-orm/errors'
import pino, { type Logger } from 'pino'
import type { Config } from './config/config.ts'

/**
 * An error as the log may show it: what failed and where, but neither the values of a query nor the row it met, which
 * may be a mail with its code, an address or a hash.
 */
export const withoutValues = (error: Error) => {
  const query = error instanceof DrizzleQueryError ? error.query : undefined
  const reason = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  const { type, message, stack } = pino.stdSerializers.err(reason)
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : undefined
  return { type, message, stack, ...(code && { code }), ...(query && { query }) }
}

/** The log: JSON lines for machines, or coloured lines on a terminal. Never carries bodies, cookies or queries of people. */
export const createLog = ({ LOG_LEVEL, LOG_FORMAT }: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>): Logger => {
  const pretty = LOG_FORMAT === 'pretty' || (LOG_FORMAT === 'auto' && process.stdout.isTTY)
  return pino({
    level: LOG_LEVEL,
    serializers: { err: withoutValues },
    ...(pretty && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' },
      },
    }),
  })
}

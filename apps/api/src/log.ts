import pino, { type Logger } from 'pino'
import type { Config } from './config.ts'

/** The log: JSON lines for machines, or coloured lines on a terminal. Never carries bodies, cookies or queries of people. */
export const createLog = ({ LOG_LEVEL, LOG_FORMAT }: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>): Logger => {
  const pretty = LOG_FORMAT === 'pretty' || (LOG_FORMAT === 'auto' && process.stdout.isTTY)
  return pino({
    level: LOG_LEVEL,
    ...(pretty && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' },
      },
    }),
  })
}

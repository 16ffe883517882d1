import { isAbsolute, resolve } from 'node:path'
import type { z } from 'zod'
import { StartError } from '#shared/start-error.ts'
import { type Settings, Together } from './settings.ts'

type SettingsRead = z.output<typeof Settings>
export type Config = Omit<SettingsRead, 'DATA_DIR' | 'PUBLIC_URL' | 'MAIL_FROM'> & {
  DATA_DIR: string
  PUBLIC_URL: string
  MAIL_FROM: string
}

/**
 * Reads the settings from an environment. Empty values count as absent; a relative DATA_DIR is resolved
 * against `root`. Throws a `StartError` with one line per mistake.
 */
export const readConfig = (environment: NodeJS.ProcessEnv, root: string): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Together.safeParse(given)
  if (!read.success) {
    const lines = read.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `  ${name} ${issue.message}${shown(name, given[name])}`
    })
    throw new StartError(`Some settings are wrong:\n${lines.join('\n')}\nSee docs/configuration.md.`)
  }
  const { DATA_DIR, PUBLIC_URL = `http://localhost:${read.data.PORT}`, MAIL_FROM, ...rest } = read.data
  return {
    ...rest,
    DATA_DIR: isAbsolute(DATA_DIR) ? DATA_DIR : resolve(root, DATA_DIR),
    PUBLIC_URL: PUBLIC_URL.replace(/\/+$/, ''),
    MAIL_FROM: MAIL_FROM ?? `Soundings <soundings@${new URL(PUBLIC_URL).hostname}>`,
  }
}

/** A wrong value, repeated on one line; never the address of a server, in which a password may be anywhere. */
const shown = (name: string, value = '') =>
  ['DATABASE_URL', 'SMTP_URL'].includes(name) || /_(KEY|KEY_ID|SECRET)$/.test(name)
    ? ''
    : ` (current value: ${JSON.stringify(value)})`

/** The address of a database as it may be shown: user, host and name. */
export const withoutPassword = (address: string): string => {
  if (!URL.canParse(address)) return '…'
  const url = new URL(address)
  url.password = ''
  url.search = ''
  return url.href
}

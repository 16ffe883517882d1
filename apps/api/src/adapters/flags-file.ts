import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import { FlagdCore } from '@openfeature/flagd-core'
import type { FastifyBaseLogger } from 'fastify'
import type { FlagSource } from '#ports/flags.ts'
import { StartError } from '#shared/start-error.ts'

const lookAgain = 5_000

const load = (core: FlagdCore, path: string) => core.setConfigurations(readFileSync(path, 'utf8'))

/**
 * Flags from a file in flagd's format (https://flagd.dev/reference/flag-definitions/), evaluated here. A change of the
 * file holds within seconds; one that cannot be read is told in the log, and what held before goes on.
 */
export const flagsFile = (path: string, log: FastifyBaseLogger): FlagSource => {
  const core = new FlagdCore()
  try {
    load(core, path)
  } catch (error) {
    throw new StartError(
      `Couldn’t read the feature flags in ${path}: ${error instanceof Error ? error.message : String(error)}\nFix the file, or see FLAGS_FILE in docs/configuration.md.`,
    )
  }
  const reload = () => {
    try {
      load(core, path)
      log.info(`reloaded the feature flags from ${path}`)
    } catch (err) {
      log.error({ err }, `couldn’t read the feature flags in ${path}; keeping the previous ones`)
    }
  }
  watchFile(path, { interval: lookAgain, persistent: false }, reload)
  return {
    source: { kind: 'file', name: path },
    all: async ({ targetingKey, groups, isMember }) =>
      core
        .resolveAll({ targetingKey, groups, isMember })
        .filter(({ errorCode }) => errorCode === undefined)
        .map(({ flagKey, value, reason, variant }) => ({
          key: flagKey,
          value: value as boolean,
          ...(reason && { reason }),
          ...(variant && { variant }),
        })),
    close: () => unwatchFile(path, reload),
  }
}

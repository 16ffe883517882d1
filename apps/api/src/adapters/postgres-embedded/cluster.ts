import { randomBytes } from 'node:crypto'
import {
  chown,
  lchown,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, join } from 'node:path'
import { StartError } from '#shared/start-error.ts'
import type { Binaries } from './binaries.ts'
import { explainServer } from './errors.ts'
import type { Place } from './place.ts'
import { isRoot, type Runner, runAs } from './runner.ts'
import { clusterArguments } from './settings.ts'

/**
 * Makes sure that the cluster exists, is of the bundled major version and belongs to the user the server runs
 * as.
 */
export const prepareCluster = async (
  place: Place,
  binaries: Binaries,
  runner: Runner,
  say: (line: string) => void,
) => {
  if (await isAbsent(place.cluster)) {
    say(`Creating an empty database in ${place.cluster} (PostgreSQL ${runner.version}).`)
    await createCluster(place, binaries, runner)
  }
  const found = (await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  const [bundled] = runner.version.split('.')
  if (found !== bundled) throw wrongVersion(place, found, bundled)
  await giveTo(runner, place.cluster, place.socketFolder)
}

/**
 * Removes what a start that was killed during initdb left behind. Only under the start lock: nobody else is
 * in the middle of it.
 */
export const removeLeftovers = async ({ dataFolder, cluster }: Place) => {
  const names = (await readdir(dataFolder)).filter((name) => name.startsWith(newPrefix(cluster)))
  for (const name of names) {
    // Its orphaned initdb may still be writing; what cannot be removed now goes at the next start.
    await rm(join(dataFolder, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
}

const newPrefix = (cluster: string) => `${basename(cluster)}.new-`

/**
 * initdb writes into a sibling folder, synced to disk, which takes its place in one step only when it is
 * complete.
 */
const createCluster = async (place: Place, binaries: Binaries, runner: Runner) => {
  const fresh = await mkdtemp(join(place.dataFolder, newPrefix(place.cluster)))
  try {
    await giveTo(runner, fresh)
    if (!place.socketFolder) await writePassword(place.password)
    const args = ['-D', fresh, ...clusterArguments(place)]
    const { code, output } = await runAs(runner, binaries.initdb, args)
    if (code !== 0) {
      throw await explainServer(place, output.trim().split('\n'), 'create')
    }
    await rmdir(place.cluster).catch(() => {})
    await rename(fresh, place.cluster)
    await syncFolder(place.dataFolder)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
    throw error
  }
}

const isAbsent = (folder: string) =>
  readdir(folder).then(
    (names) => names.length === 0,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return true
      throw error
    },
  )

const wrongVersion = ({ cluster }: Place, found: string, bundled = '') => {
  const orElse =
    'Or move the folder away to start with an empty database, or choose another one with DATA_DIR.'
  if (found)
    return new StartError(
      `The database in ${cluster} was written by PostgreSQL ${found}, but this version of Soundings uses PostgreSQL ${bundled}.\n` +
        `Make a backup with the version that wrote it, and restore it here. ${orElse}`,
    )
  return new StartError(
    `${cluster} isn’t empty, and it isn’t a complete PostgreSQL database (PG_VERSION is missing).\n` +
      `Restore a backup. ${orElse}`,
  )
}

/** As root, hands folders over to the user the server runs as; a no-op where they already are theirs. */
const giveTo = async ({ owner }: Runner, ...folders: (string | null)[]) => {
  if (!isRoot() || !owner) return
  for (const folder of folders) {
    if (!folder || (await stat(folder)).uid === owner.uid) continue
    for (const entry of await readdir(folder, { recursive: true })) {
      await lchown(join(folder, entry), owner.uid, owner.gid)
    }
    // Last, so that a hand-over that was interrupted is begun again.
    await chown(folder, owner.uid, owner.gid)
  }
}

const writePassword = (path: string) =>
  writeFile(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )

const syncFolder = async (folder: string) => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

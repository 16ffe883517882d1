import { createHash } from 'node:crypto'
import { access, chmod, constants, lstat, mkdir, realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartError } from '#shared/start-error.ts'

/**
 * Where one database lives. `socketFolder` is null where PostgreSQL listens on 127.0.0.1 instead (Windows).
 */
export type Place = {
  dataFolder: string
  cluster: string
  log: string
  lock: string
  password: string
  socketFolder: string | null
  port: number
  /** Whether what is written outlives a power cut. */
  isDurable: boolean
}

/** The kernel cuts a socket's path at 107 bytes on Linux and at 103 on macOS. */
const longestSocketPath = 100

/**
 * Makes the data folder and names everything in it; throws a StartError where there can be none, and the file
 * system's own error where it is not writable.
 */
export const preparePlace = async (folder: string, isDurable: boolean): Promise<Place> => {
  await makeDataFolder(folder)
  await access(folder, constants.W_OK | constants.X_OK)
  const dataFolder = await realpath(folder)
  await refuseOthersCluster(join(dataFolder, 'postgres'))
  const onWindows = process.platform === 'win32'
  const port = onWindows ? await freePort() : 5432
  return {
    dataFolder,
    cluster: join(dataFolder, 'postgres'),
    log: join(dataFolder, 'postgres.log'),
    lock: join(dataFolder, 'start.lock'),
    password: join(dataFolder, 'postgres.password'),
    socketFolder: onWindows ? null : await privateFolder(socketFolderOf(dataFolder, port), dataFolder),
    port,
    isDurable,
  }
}

const nothingThere = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'])

const makeDataFolder = async (folder: string) => {
  try {
    await makeFolder(folder)
    if ((await stat(folder)).isDirectory()) return
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw nothingThere.has(code) ? noFolder(`Couldn’t create the data folder ${folder} (${message}).`) : error
  }
  throw noFolder(`The data folder ${folder} is a file.`)
}

const noFolder = (why: string) =>
  new StartError(`${why}\nChoose a folder with DATA_DIR, or set DATABASE_URL to a PostgreSQL server.`)

/**
 * Makes a folder and those around it. Node's own recursive mkdir tries for ever where a file system lets nobody
 * make folders and answers that the one around is missing, as /proc does.
 */
const makeFolder = async (folder: string) => {
  if (await exists(folder)) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

export const socketName = (port: number) => `.s.PGSQL.${port}`

const socketFolderOf = (dataFolder: string, port: number) => {
  const near = join(dataFolder, 'run')
  if (fits(near, port)) return near
  const name = `soundings-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`
  return [join(tmpdir(), name)].find((folder) => fits(folder, port)) ?? join('/tmp', name)
}

const fits = (folder: string, port: number) =>
  Buffer.byteLength(join(folder, socketName(port))) <= longestSocketPath

/**
 * Whoever reaches the socket is let in without a password, so the folder around it must be ours alone: in a
 * shared temporary folder another user could have put one of the same name there first.
 */
const privateFolder = async (folder: string, dataFolder: string) => {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(folder)
  const owners = [process.getuid?.()]
  // Root may serve a folder that is another user's, and PostgreSQL then runs as that user.
  if (owners[0] === 0) owners.push((await lstat(dataFolder)).uid, await uidOf(join(dataFolder, 'postgres')))
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new StartError(
      `${folder} should be a private folder for the database’s socket, but it isn’t a folder of yours.\n` +
        'Remove it, then start again.',
    )
  }
  if ((found.mode & 0o777) !== 0o700) await chmod(folder, 0o700)
  return folder
}

const refuseOthersCluster = async (cluster: string) => {
  const [us, owner] = [process.getuid?.(), await uidOf(cluster)]
  if (!us || owner === undefined || owner === us) return
  throw new StartError(
    `The database in ${cluster} belongs to another user (uid ${owner}; you are uid ${us}).\n` +
      'Run Soundings as that user, or choose another folder with DATA_DIR.',
  )
}

const uidOf = (path: string) =>
  lstat(path).then(
    ({ uid }) => uid,
    () => undefined,
  )

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

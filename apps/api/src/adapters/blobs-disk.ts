import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Blobs, isLocalFile, type LocalFile } from '#ports/blobs.ts'

/** Names are ours; this only holds should one ever not be. */
const safe = /^[a-z0-9]([\w.-]*[\w-])?(\/[\w-]([\w.-]*[\w-])?)*$/
/** Where files lie until all of them is there. */
const partial = '.partial'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const orMissing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** A name is durable only once the folder that holds it is. */
const syncFolder = async (folder: string): Promise<void> => {
  await using handle = await open(folder)
  await handle.sync()
}

const makeFolders = async (folder: string, root: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let at = folder; at.length >= root.length; at = dirname(at)) await syncFolder(at)
}

/** The kernel copies it; where the file system can, both share what is on the disk. */
const copy = (from: string, to: string) =>
  copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)

const write = async (path: string, body: Readable | Buffer | LocalFile): Promise<void> => {
  if (isLocalFile(body)) await copy(body.path, path)
  await using handle = await open(path, isLocalFile(body) ? 'r+' : 'wx', 0o600)
  if (!isLocalFile(body)) await handle.writeFile(body)
  await handle.sync()
}

/** Files in a folder. One is there as a whole or not at all, whenever the power fails. */
export const diskBlobs = (root: string): Blobs => {
  const pathOf = (name: string) => {
    if (!safe.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a file`)
    return join(root, name)
  }

  const walk = async function* (folder: string, prefix: string): ReturnType<Blobs['list']> {
    const entries = (await orMissing(readdir(join(root, folder), { withFileTypes: true }))) ?? []
    for (const entry of entries) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (name === partial) continue
      const isOnTheWay = name.startsWith(prefix) || prefix.startsWith(`${name}/`)
      if (entry.isDirectory() && isOnTheWay) yield* walk(name, prefix)
      if (!entry.isFile() || !name.startsWith(prefix)) continue
      const known = await orMissing(stat(join(root, name)))
      if (known) yield { name, size: known.size, at: known.mtime }
    }
  }

  return {
    put: async (name, body) => {
      const path = pathOf(name)
      const waiting = join(root, partial, randomUUID())
      await makeFolders(dirname(waiting), root)
      try {
        await write(waiting, body)
        await makeFolders(dirname(path), root)
        await rename(waiting, path)
      } catch (error) {
        await rm(waiting, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },
    get: async (name, range) => {
      const handle = await orMissing(open(pathOf(name)))
      if (!handle) return undefined
      const { size } = await handle.stat()
      return { body: createReadStream('', { ...range, fd: handle }), size }
    },
    copyTo: async (name, path) => (await orMissing(copy(pathOf(name), path).then(() => true))) ?? false,
    sizeOf: async (name) => (await orMissing(stat(pathOf(name))))?.size,
    remove: async (names) => {
      for (const name of names) await rm(pathOf(name), { force: true })
      // A photo has a folder of its own, which is of no use without it.
      for (const folder of new Set(names.map((name) => dirname(pathOf(name)))))
        if (dirname(folder) !== root) await rmdir(folder).catch(() => undefined)
    },
    list: (prefix) => walk('', prefix),
  }
}

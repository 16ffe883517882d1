import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** In milliseconds: longer than any upload takes, so that a file of that age belongs to a process that died. */
const abandoned = 1_800_000

const isAbandoned = async (path: string): Promise<boolean> => {
  const known = await stat(path).catch(() => undefined)
  return known !== undefined && known.mtimeMs < Date.now() - abandoned
}

const sweep = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (await isAbandoned(path)) await rm(path, { force: true })
  }
}

/** The folder for files on their way. What processes leave there that are killed is gone within the hour. */
export const openScratch = async (dataFolder: string): Promise<{ folder: string; close: () => void }> => {
  const folder = join(dataFolder, 'incoming')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await sweep(folder)
  // A folder that cannot be read for a moment can be read the next time.
  const timer = setInterval(() => void sweep(folder).catch(() => undefined), abandoned / 2)
  timer.unref()
  return { folder, close: () => clearInterval(timer) }
}

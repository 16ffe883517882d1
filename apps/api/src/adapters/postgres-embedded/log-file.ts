import { copyFile, open, readFile, stat, truncate } from 'node:fs/promises'

const largest = 5_000_000

/** Opens the server's log for appending; whatever it grows to, it is cut to one earlier part of 5 MB. */
export const openLog = async (path: string) => {
  await cutLog(path)
  const file = await open(path, 'a', 0o600)
  return { file, from: (await file.stat()).size }
}

/**
 * Sets a grown log aside as `.1`. The server keeps appending to the same open file, so it is copied and
 * emptied.
 */
export const cutLog = async (path: string) => {
  const size = await sizeOf(path)
  if (size < largest) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}

/** What was written after `from`. */
export const readLogSince = async (path: string, from: number) => {
  const text = await readFile(path).catch(() => Buffer.alloc(0))
  return text.subarray(from).toString().split('\n').filter(Boolean)
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

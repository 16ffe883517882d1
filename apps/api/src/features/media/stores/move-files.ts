import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Blobs } from '#ports/blobs.ts'
import { StartError } from '#shared/start-error.ts'

export type Moved = { copied: number; bytes: number; there: number }

const types: Record<string, string> = { avif: 'image/avif', jpg: 'image/jpeg' }
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

const digestOf = async (blobs: Blobs, name: string): Promise<string | undefined> => {
  const blob = await blobs.get(name)
  if (!blob) return undefined
  const hash = createHash('sha256')
  await pipeline(blob.body, hash)
  return hash.digest('hex')
}

/** Copies one file and reads it back; false when it is gone, as files of photos that are removed are. */
const copy = async (from: Blobs, to: Blobs, name: string): Promise<boolean> => {
  const blob = await from.get(name)
  if (!blob) return false
  const hash = createHash('sha256')
  const counted = new Transform({
    transform: (chunk, _, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const sent = pipeline(blob.body, counted)
  await Promise.all([sent, to.put(name, counted, { size: blob.size, type: typeOf(name) })])
  const [size, digest] = [await to.sizeOf(name), await digestOf(to, name)]
  if (size !== blob.size || digest !== hash.digest('hex'))
    throw new StartError(
      `The copy of ${name} doesn’t match the original. Files copied before it are fine. Please run this again.`,
    )
  return true
}

const isThere = async (from: Blobs, to: Blobs, { name, size }: { name: string; size: number }) =>
  (await to.sizeOf(name)) === size && (await digestOf(to, name)) === (await digestOf(from, name))

/**
 * Copies every file of one store into another, and reads each back to compare its size and its SHA-256. Nothing is
 * removed; what is there already is compared and not sent again, so it can be interrupted and run anew.
 */
export const moveFiles = async (
  { from, to }: { from: Blobs; to: Blobs },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (moved: Moved) => void },
): Promise<Moved> => {
  const moved: Moved = { copied: 0, bytes: 0, there: 0 }
  for await (const file of from.list('')) {
    signal.throwIfAborted()
    if (await isThere(from, to, file)) moved.there++
    else if (await copy(from, to, file.name)) {
      moved.copied++
      moved.bytes += file.size
    }
    onProgress(moved)
  }
  return moved
}

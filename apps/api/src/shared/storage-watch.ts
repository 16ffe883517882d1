import { statfs } from 'node:fs/promises'

/** What is full: the disk of a folder of ours, or whatever something could not be written to lately. */
export type StorageProblem = 'disk' | 'writes'

export type StorageWatch = {
  /** Something could not be written because there was no space. */
  noteFull: () => void
  findProblem: () => Promise<StorageProblem | undefined>
}

/** In bytes: less than two segments of PostgreSQL's log, without which it writes nothing. */
const leastFree = 32 * 1024 * 1024
/** A write that failed is held against the storage for so many milliseconds. */
const remembered = 60_000

const freeBytes = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    // Not every file system tells.
    return Number.POSITIVE_INFINITY
  }
}

/** Knows whether there is space to write: it asks the disk, and remembers failures, as a database may lie elsewhere. */
export const watchStorage = ({
  clock,
  folder,
  free = freeBytes,
}: {
  clock: () => Date
  folder: string
  free?: (folder: string) => Promise<number>
}): StorageWatch => {
  let fullAt = Number.NEGATIVE_INFINITY
  return {
    noteFull: () => {
      fullAt = clock().getTime()
    },
    findProblem: async () => {
      if ((await free(folder)) < leastFree) return 'disk'
      return clock().getTime() - fullAt < remembered ? 'writes' : undefined
    },
  }
}

export type KeptBytes = {
  get: (name: string) => Buffer | undefined
  set: (name: string, bytes: Buffer) => void
}

/** Keeps what was asked for last in memory: at most `max` bytes in all. */
export const keptBytes = (max: number): KeptBytes => {
  // A map remembers in which order its entries came.
  const kept = new Map<string, Buffer>()
  let total = 0

  const forget = (name: string) => {
    total -= kept.get(name)?.length ?? 0
    kept.delete(name)
  }
  return {
    get: (name) => {
      const bytes = kept.get(name)
      if (!bytes) return undefined
      kept.delete(name)
      kept.set(name, bytes)
      return bytes
    },
    set: (name, bytes) => {
      forget(name)
      kept.set(name, bytes)
      total += bytes.length
      for (const oldest of kept.keys()) {
        if (total <= max) return
        forget(oldest)
      }
    },
  }
}

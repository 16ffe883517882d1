export type Saving = { resolve: () => void; reject: (error: unknown) => void }

const open = new Set<Promise<void>>()

/** What is being typed and saved now, so that nothing is created without it. */
export const saving = {
  begin: (): Saving => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    open.add(promise)
    promise.catch(() => undefined).finally(() => open.delete(promise))
    return { resolve, reject }
  },
  /** Resolves once all of it is saved; fails where something could not be. */
  settled: async (): Promise<void> => {
    await Promise.all(open)
  },
}

import { vi } from 'vitest'

/** Waits until the claim holds, however busy the machine is; what never holds fails with the last reason. */
export const eventually = <T>(claim: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(claim, { timeout: 25_000, interval: 20 })

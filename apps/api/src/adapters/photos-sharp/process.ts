import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { UnusablePhoto } from '#ports/photos.ts'
import { serveCalls } from '#src/workers/serve-calls.ts'
import type { Tasks } from './tasks.ts'

// A process of its own: a file that makes the decoder crash, or take all the memory, hurts nobody else.

export type Outcome =
  | { result: unknown }
  | { unusable: string }
  /** Something went wrong that is not the file's fault. */
  | { failed: string }

// Where memory runs out, this process goes first and the server stays. Only Linux knows of it.
try {
  writeFileSync('/proc/self/oom_score_adj', '800')
} catch {}
// Before the library starts its threads, which inherit it: requests for pages have priority over making pictures.
setPriority(Number(process.argv[2] ?? 0))
const { works } = await import('./tasks.ts')

const calls = {
  work: async (work: keyof Tasks, given: unknown[]): Promise<Outcome> => {
    try {
      return { result: await (works[work] as (...given: unknown[]) => Promise<unknown>)(...given) }
    } catch (error) {
      if (error instanceof UnusablePhoto) return { unusable: error.message }
      return { failed: error instanceof Error ? error.message : String(error) }
    }
  },
}
export type PhotoCalls = typeof calls

serveCalls(calls)
process.on('disconnect', () => process.exit(0))

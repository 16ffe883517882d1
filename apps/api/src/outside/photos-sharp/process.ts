import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { UnusablePhoto } from '#src/photos.ts'
import type { Works } from './works.ts'

// A process of its own: a file that makes the decoder crash, or take all the memory, hurts nobody else.

export type ToProcess = { ask: number; work: keyof Works; given: unknown[] }
export type FromProcess = { ask: number } & (
  | { result: unknown }
  | { unusable: string }
  /** Something went wrong that is not the file's fault. */
  | { failed: string }
)

// Where memory runs out, this process goes first and the server stays. Only Linux knows of it.
try {
  writeFileSync('/proc/self/oom_score_adj', '800')
} catch {}
// Before the library starts its threads, which inherit it: whoever reads a page goes before whoever makes pictures.
setPriority(Number(process.argv[2] ?? 0))
const { works } = await import('./works.ts')

const answer = (message: FromProcess) => process.send?.(message)

process.on('message', async ({ ask, work, given }: ToProcess) => {
  try {
    const result = await (works[work] as (...given: unknown[]) => Promise<unknown>)(...given)
    answer({ ask, result })
  } catch (error) {
    if (error instanceof UnusablePhoto) answer({ ask, unusable: error.message })
    else answer({ ask, failed: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))

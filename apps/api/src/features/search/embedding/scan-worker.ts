import { serveCalls } from '#src/workers/serve-calls.ts'
import { type Nearest, openMatrix } from './matrix.ts'

const matrix = openMatrix()

const calls = {
  /** Vectors that came or changed, one after the other in `bytes`. */
  put: (mapIds: Int32Array, bytes: Int8Array, dimensions: number): void =>
    matrix.put({ mapIds, bytes, dimensions }),
  nearest: (to: Int8Array | number, max: number, among: Int32Array | undefined): Nearest =>
    matrix.nearest(to, max, among),
}
export type ScanCalls = typeof calls

serveCalls(calls)

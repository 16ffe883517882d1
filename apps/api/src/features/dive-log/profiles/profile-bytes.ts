import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { DiveSamples } from '@soundings/contract/dive-log'
import { decodeSamples, encodeSamples } from '@soundings/rules/dive-profile'

const deflated = promisify(deflateRaw)
const inflated = promisify(inflateRaw)

/** The bytes that the table keeps of samples. */
export const packSamples = async (samples: DiveSamples): Promise<Buffer> =>
  deflated(encodeSamples(samples), { level: 9 })

export const unpackSamples = async (bytes: Buffer): Promise<DiveSamples> =>
  decodeSamples(await inflated(bytes))

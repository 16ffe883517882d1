import { createHash } from 'node:crypto'

/** A number that is the same for the same text. */
export const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE()

/** One of these, the same for the same text. */
export const pick = <T>(from: readonly T[], text: string): T => from[numberOf(text) % from.length] as T

/** Between these two, the same for the same text. */
export const between = (text: string, low: number, high: number): number =>
  low + (numberOf(text) / 2 ** 32) * (high - low)

/** A set of positions, one bit each: 50,000 sites are 1,563 words, so sets are joined and counted in microseconds. */
export type Bitset = Uint32Array

export const emptyBits = (size: number): Bitset => new Uint32Array(Math.ceil(size / 32))

export const setBit = (bits: Bitset, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export const hasBit = (bits: Bitset, at: number): boolean => ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0

/** The positions from 0 to `size` of which `holds` is true. */
export const bitsWhere = (size: number, holds: (at: number) => boolean): Bitset => {
  const bits = emptyBits(size)
  for (let at = 0; at < size; at++) if (holds(at)) setBit(bits, at)
  return bits
}

export const union = (size: number, sets: readonly Bitset[]): Bitset => {
  const bits = emptyBits(size)
  for (const set of sets)
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (set[word] ?? 0)
  return bits
}

/** What all the sets share; every position when there are none. */
export const intersection = (size: number, sets: readonly Bitset[]): Bitset => {
  const bits = emptyBits(size).fill(0xffffffff)
  if (size % 32 !== 0 && bits.length > 0) bits[bits.length - 1] = 2 ** (size % 32) - 1
  for (const set of sets)
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (set[word] ?? 0)
  return bits
}

/** What is in `set` and not in `other`. */
export const without = (set: Bitset, other: Bitset): Bitset => set.map((word, at) => word & ~(other[at] ?? 0))

const ones = (word: number) => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

export const countBits = (bits: Bitset): number => {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += ones(bits[word] ?? 0)
  return count
}

/** How many positions two sets share. */
export const countShared = (one: Bitset, other: Bitset): number => {
  let count = 0
  for (let word = 0; word < one.length; word++) count += ones((one[word] ?? 0) & (other[word] ?? 0))
  return count
}

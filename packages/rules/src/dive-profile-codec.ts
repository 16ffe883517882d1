import { type DiveSamples, type SampleColumn, sampleColumns } from '@soundings/contract/dive-log'

// How samples are kept: a version and the number of rows, then each column for itself as whole numbers in the resolution
// of its source, each as its difference from the one before it. Whoever stores the bytes deflates them.

const version = 1
/** Nothing is measured finer than a thousandth of a metre, a degree or a bar: further decimals are rounded. */
const maxDecimals = 3

const bytesWriter = () => {
  let bytes = new Uint8Array(1_024)
  let length = 0
  const byte = (value: number) => {
    if (length === bytes.length) {
      const larger = new Uint8Array(length * 2)
      larger.set(bytes)
      bytes = larger
    }
    bytes[length] = value
    length += 1
  }
  /** Seven bits a byte, the lowest first. */
  const whole = (value: number) => {
    let rest = value
    while (rest >= 128) {
      byte((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    byte(rest)
  }
  /** Small numbers of either sign stay small. */
  const signed = (value: number) => whole(value < 0 ? -value * 2 - 1 : value * 2)
  return { whole, signed, end: () => bytes.slice(0, length) }
}

const bytesReader = (bytes: Uint8Array) => {
  let at = 0
  const whole = (): number => {
    let value = 0
    for (let unit = 1; ; unit *= 128) {
      const byte = bytes[at]
      if (byte === undefined) throw new Error('A profile ends too early')
      at += 1
      value += (byte & 127) * unit
      if (byte < 128) return value
    }
  }
  const signed = (): number => {
    const value = whole()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
  return { whole, signed }
}

type Value = number | null

const scaled = (value: number, decimals: number) => Math.round(value * 10 ** decimals)
const isExact = (value: number, decimals: number) => scaled(value, decimals) / 10 ** decimals === value

/** How many decimals the values of a column have, up to the finest that is kept. */
const decimalsOf = (values: readonly Value[]): number => {
  let decimals = 0
  for (const value of values)
    while (value !== null && decimals < maxDecimals && !isExact(value, decimals)) decimals += 1
  return decimals
}

/** How many values in turn are missing and there, the missing ones first; they may be none. */
const runsOf = (values: readonly Value[]): number[] => {
  const runs = [0]
  let isThere = false
  for (const value of values) {
    if ((value !== null) !== isThere) {
      isThere = !isThere
      runs.push(0)
    }
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
  }
  return runs
}

/** Samples as bytes. Times are kept as differences of their differences, as most come at one pace. */
export const encodeSamples = ({ columns, rows }: DiveSamples): Uint8Array => {
  const { whole, signed, end } = bytesWriter()
  whole(version)
  whole(rows.length)
  whole(columns.length)
  for (const [at, column] of columns.entries()) {
    const values = rows.map((row) => row[at] ?? null)
    const decimals = decimalsOf(values)
    const runs = runsOf(values)
    whole(sampleColumns.indexOf(column))
    whole(decimals)
    whole(runs.length)
    for (const run of runs) whole(run)
    let [before, step] = [0, 0]
    for (const value of values) {
      if (value === null) continue
      const now = scaled(value, decimals)
      const difference = now - before
      signed(column === 'time' ? difference - step : difference)
      before = now
      step = difference
    }
  }
  return end()
}

/** The samples again, exactly as they were in the resolution of their source. */
export const decodeSamples = (bytes: Uint8Array): DiveSamples => {
  const { whole, signed } = bytesReader(bytes)
  const found = whole()
  if (found !== version) throw new Error(`Profiles of version ${found} aren’t known`)
  const [count, width] = [whole(), whole()]
  const rows: Value[][] = Array.from({ length: count }, () => Array<Value>(width).fill(null))
  const columns: SampleColumn[] = []
  for (let at = 0; at < width; at++) {
    const column = sampleColumns[whole()]
    if (!column) throw new Error('A profile has a column that isn’t known')
    columns.push(column)
    const unit = 10 ** whole()
    const runs = Array.from({ length: whole() }, whole)
    let [before, step, row] = [0, 0, 0]
    for (const [turn, run] of runs.entries()) {
      if (turn % 2 === 0) {
        row += run
        continue
      }
      for (const last = row + run; row < last; row++) {
        const difference = signed() + (column === 'time' ? step : 0)
        before += difference
        step = difference
        const cells = rows[row]
        if (cells) cells[at] = before / unit
      }
    }
  }
  return { columns, rows }
}

import { numberText } from '@soundings/rules/phrases'
import { Presets, SingleBar } from 'cli-progress'

/** How many rows are read between two plain lines where there is no terminal. */
const seldom = 10_000

type Progress = { show: (bytes: number, rows: number) => void; end: () => void }

const plainLines = (size: number): Progress => {
  let said = 0
  return {
    show: (bytes, rows) => {
      if (rows < said + seldom) return
      said = rows
      console.error(`${numberText(rows)} rows read (${Math.floor((bytes / Math.max(size, 1)) * 100)} %)`)
    },
    end: () => undefined,
  }
}

/** Shows how far a file of `size` bytes is read: a bar on a terminal, now and then a line elsewhere. */
export const showProgress = (size: number): Progress => {
  if (!process.stderr.isTTY) return plainLines(size)
  const bar = new SingleBar(
    { format: '{bar} {percentage} % · {rows} rows · {eta_formatted} left', clearOnComplete: true },
    Presets.shades_classic,
  )
  bar.start(size, 0, { rows: 0 })
  return {
    show: (bytes, rows) => bar.update(bytes, { rows: numberText(rows) }),
    end: () => bar.stop(),
  }
}

/** Counts up what is done of something whose end may not be known: on a terminal, elsewhere not at all. */
export const showCount = (what: string): { show: (done: number, all?: number) => void; end: () => void } => {
  if (!process.stderr.isTTY) return { show: () => undefined, end: () => undefined }
  const bar = new SingleBar({ format: `{value} {of}${what}`, clearOnComplete: true }, Presets.shades_classic)
  bar.start(1, 0, { of: '' })
  return {
    show: (done, all) => bar.update(done, { of: all === undefined ? '' : `of ${all} ` }),
    end: () => bar.stop(),
  }
}

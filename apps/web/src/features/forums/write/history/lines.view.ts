export type Line = { kind: 'same' | 'gone' | 'new'; text: string }

/** So many lines of each are compared one by one; beyond that, whatever differs is gone and new as a whole. */
const most = 1_500

const linesOf = (text: string): string[] => text.replace(/\r\n?/g, '\n').trimEnd().split('\n')

/** How long the longest common part of what follows is, for every pair of beginnings. */
const commonOf = (one: readonly string[], other: readonly string[]): Uint16Array[] => {
  const table = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const row = table[i] as Uint16Array
      const below = table[i + 1] as Uint16Array
      row[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return table
}

const middle = (one: readonly string[], other: readonly string[]): Line[] => {
  const gone = one.map((text): Line => ({ kind: 'gone', text }))
  const fresh = other.map((text): Line => ({ kind: 'new', text }))
  if (one.length === 0 || other.length === 0 || one.length > most || other.length > most)
    return [...gone, ...fresh]
  const common = commonOf(one, other)
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  const lines: Line[] = []
  let i = 0
  let j = 0
  while (i < one.length || j < other.length) {
    const text = one[i]
    if (text !== undefined && text === other[j]) {
      lines.push({ kind: 'same', text })
      i++
      j++
    } else if (i < one.length && (j === other.length || at(i + 1, j) >= at(i, j + 1)))
      lines.push(gone[i++] as Line)
    else lines.push(fresh[j++] as Line)
  }
  return lines
}

/** What became of a text, line by line: what stayed, what went and what came. */
export const lineChanges = (before: string, after: string): Line[] => {
  const [one, other] = [linesOf(before), linesOf(after)]
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start++
  let end = 0
  while (
    end < one.length - start &&
    end < other.length - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end++
  const same = (lines: readonly string[]) => lines.map((text): Line => ({ kind: 'same', text }))
  return [
    ...same(one.slice(0, start)),
    ...middle(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    ...same(one.slice(one.length - end)),
  ]
}

/** Lines beside a change that are shown with it. */
const beside = 2

/** The lines that changed with a few around them; what is left out is a number of lines. */
export const shortened = (lines: readonly Line[]): (Line | number)[] => {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - beside), at + beside + 1).some(({ kind }) => kind !== 'same')
  const shown: (Line | number)[] = []
  lines.forEach((line, at) => {
    if (isNear(at)) shown.push(line)
    else if (typeof shown.at(-1) === 'number') shown.push((shown.pop() as number) + 1)
    else shown.push(1)
  })
  return shown
}

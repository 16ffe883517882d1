/** How many letters may be wrong in a word of this many. */
const mistakesIn = (letters: number): number => (letters < 4 ? 0 : letters < 6 ? 1 : letters < 10 ? 2 : 3)

/** Letters to add, drop, change or swap with their neighbour until `written` begins `name`. */
const mistakes = (written: string, name: string): number => {
  let older: number[] = []
  let row = Array.from({ length: name.length + 1 }, (_, at) => at)
  for (let w = 1; w <= written.length; w++) {
    const next = [w]
    for (let n = 1; n <= name.length; n++) {
      const same = written[w - 1] === name[n - 1]
      let fewest = Math.min((row[n] ?? 0) + 1, (next[n - 1] ?? 0) + 1, (row[n - 1] ?? 0) + (same ? 0 : 1))
      if (w > 1 && n > 1 && written[w - 1] === name[n - 2] && written[w - 2] === name[n - 1])
        fewest = Math.min(fewest, (older[n - 2] ?? 0) + 1)
      next.push(fewest)
    }
    older = row
    row = next
  }
  return Math.min(...row)
}

/** Few get the first letter of a name wrong other than by adding, leaving out or swapping one. */
const mayBegin = (written: string, name: string): boolean =>
  written[0] === name[0] || written[1] === name[0] || written[0] === name[1]

/** How wrong the beginning of a name was written, in letters; undefined where it is too wrong to be meant. */
export const mistakesWithin = (written: string, name: string): number | undefined => {
  if (!mayBegin(written, name)) return undefined
  const allowed = mistakesIn(written.length)
  const found = mistakes(written, name.slice(0, written.length + allowed))
  return found <= allowed ? found : undefined
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { joinRings } from '../rings.mjs'

/** Positions come in millionths of a degree, so that ends that meet are equal. */
const million = 1e6
const newline = 10

/**
 * Reads the outlines of GSHHG in full detail with GMT, which knows the format: the coast, lakes, and islands in lakes.
 * @returns {Promise<Record<'coast' | 'lakes' | 'islands', import('../rings.mjs').Rings>>}
 */
export async function readGshhg() {
  const lines = [[], [], []]
  const gmt = spawn('gmt', ['coast', '-R-180/180/-90/90', '-Df', '-M', '-W1', '--FORMAT_FLOAT_OUT=%.6f'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(gmt, 'close')
  const read = lineReader((level, line) => lines[level - 1]?.push(line))
  for await (const chunk of gmt.stdout) read(chunk)
  const [code] = await ended
  read(Buffer.from('>\n'))
  if (code !== 0)
    throw new Error('GMT couldn’t read GSHHG. Are the packages gmt and gmt-gshhg-full installed?')
  const [coast, lakes, islands] = lines.map((each) => joinRings(joinLines(each)))
  return { coast, lakes, islands }
}

/** Takes the text of `gmt coast -M` in pieces: a line that starts with > ends with its level, then come its positions. */
function lineReader(onLine) {
  let rest = Buffer.alloc(0)
  let level = 0
  let numbers = []
  return (chunk) => {
    const text = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    for (let end = text.indexOf(newline, at); end >= 0; end = text.indexOf(newline, at)) {
      if (text[at] === 62) {
        if (numbers.length > 2) onLine(level, Int32Array.from(numbers))
        level = text[end - 1] - 48
        numbers = []
      } else {
        const tab = text.indexOf(9, at)
        numbers.push(
          Math.round(Number(text.latin1Slice(at, tab)) * million),
          Math.round(Number(text.latin1Slice(tab + 1, end)) * million),
        )
      }
      at = end + 1
    }
    rest = Buffer.from(text.subarray(at))
  }
}

/**
 * GMT cuts outlines where its squares meet. A line follows another where that one ends; what has no end to its start
 * begins at the edge of the world.
 * @param {Int32Array[]} lines
 * @returns {Float64Array[]} closed rings in degrees
 */
export function joinLines(lines) {
  const beginning = new Map()
  const ends = new Set()
  for (const line of lines) {
    const key = keyAt(line, 0)
    beginning.set(key, [...(beginning.get(key) ?? []), line])
    ends.add(keyAt(line, line.length - 2))
  }
  const take = (key) => {
    const there = beginning.get(key)
    const line = there?.pop()
    if (there?.length === 0) beginning.delete(key)
    return line
  }
  const rings = []
  const follow = (first) => {
    const parts = [first]
    const start = keyAt(first, 0)
    for (
      let key = keyAt(first, first.length - 2);
      key !== start;
      key = keyAt(parts.at(-1), parts.at(-1).length - 2)
    ) {
      const next = take(key)
      if (!next) break
      parts.push(next)
    }
    rings.push(closedRing(parts))
  }
  for (const key of [...beginning.keys()]) {
    while (!ends.has(key) && beginning.has(key)) follow(take(key))
  }
  for (const key of [...beginning.keys()]) while (beginning.has(key)) follow(take(key))
  return rings.filter((ring) => ring.length >= 8)
}

const keyAt = (line, at) => `${line[at]} ${line[at + 1]}`

function closedRing(parts) {
  const numbers = parts.flatMap((part, at) =>
    Array.from(at === 0 ? part : part.subarray(2), (each) => each / million),
  )
  const [firstX, firstY] = numbers
  const [lastX, lastY] = numbers.slice(-2)
  if (firstX === lastX && firstY === lastY) return Float64Array.from(numbers)
  const goesAround = firstX * lastX < 0 && Math.abs(firstX) > 179 && Math.abs(lastX) > 179
  // Antarctica has no end: its outline closes along the edge of the world.
  if (goesAround) numbers.push(lastX, -89.9, firstX, -89.9)
  return Float64Array.from([...numbers, firstX, firstY])
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs'
import type { TextOutlines, Typeface } from '#ports/pictures.ts'

/** The files of each typeface, most wanted first, and how far its letters stand apart, in ems. */
const typefaces = {
  display: {
    tracking: -0.022,
    files: [
      import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
      import.meta.resolve(
        '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
      ),
      import.meta.resolve(
        '@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-700-normal.woff',
      ),
    ],
  },
  text: {
    tracking: 0,
    files: [
      import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
      import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff'),
    ],
  },
} as const satisfies Record<Typeface, { tracking: number; files: readonly string[] }>

/** A WOFF 1.0 file as the plain font inside it, which is what HarfBuzz reads. */
const unpack = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(12 + 16 * count)
  directory.writeUInt32BE(woff.readUInt32BE(4), 0)
  directory.writeUInt16BE(count, 4)
  const parts: Buffer[] = [directory]
  let end = directory.length
  for (let at = 0; at < count; at++) {
    const entry = 44 + 20 * at
    const [tag = 0, offset = 0, packed = 0, length = 0, checksum = 0] = [0, 4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(entry + field),
    )
    const bytes = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    for (const [field, value] of [tag, checksum, end, length].entries())
      directory.writeUInt32BE(value, 12 + 16 * at + 4 * field)
    const padding = Buffer.alloc(-length & 3)
    parts.push(table, padding)
    end += length + padding.length
  }
  return Buffer.concat(parts)
}

type Cut = { font: Font; upem: number; has: Set<string> }

const openCut = (file: string): Cut => {
  const face = new Face(new Blob(unpack(readFileSync(fileURLToPath(file)))))
  const has = new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)))
  return { font: new Font(face), upem: face.upem, has }
}

type Opened = { tracking: number; cuts: Cut[] }

const open = (face: Typeface): Opened => ({
  tracking: typefaces[face].tracking,
  cuts: typefaces[face].files.map(openCut),
})

/** The text in runs of one file each; undefined when a letter is in none. */
const runsOf = (text: string, cuts: readonly Cut[]): { cut: Cut; text: string }[] | undefined => {
  const runs: { cut: Cut; text: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const cut = last?.cut.has.has(letter) ? last.cut : cuts.find(({ has }) => has.has(letter))
    if (!cut) return undefined
    if (last?.cut === cut) last.text += letter
    else runs.push({ cut, text: letter })
  }
  return runs
}

type Placed = { cut: Cut; glyph: number; x: number; y: number }

/** The glyphs of a text one after the other, and how wide it is; in ems, y downwards. */
const set = (text: string, { cuts, tracking }: Opened): { glyphs: Placed[]; width: number } => {
  const runs = runsOf(text, cuts)
  if (!runs) throw new Error('No font has the characters of this text')
  const glyphs: Placed[] = []
  let x = 0
  for (const { cut, text: run } of runs) {
    const buffer = new Run()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    shape(cut.font, buffer)
    const places = buffer.getGlyphPositions()
    for (const [at, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {}
      glyphs.push({ cut, glyph, x: x + xOffset / cut.upem, y: -yOffset / cut.upem })
      // An accent that stands on the letter before it has no width and no distance of its own.
      if (xAdvance > 0) x += xAdvance / cut.upem + tracking
    }
  }
  return { glyphs, width: Math.max(0, x - tracking) }
}

const numbers = /-?\d+(?:\.\d+)?/g

/** A glyph's path, in units of the font with y upwards, at its place on the page in pixels. */
const placed = ({ cut, glyph, x, y }: Placed, size: number) => {
  const scale = size / cut.upem
  let isX = false
  return cut.font.glyphToPath(glyph).replace(numbers, (value) => {
    isX = !isX
    return (isX ? x * size + Number(value) * scale : y * size - Number(value) * scale).toFixed(2)
  })
}

/** Sets our typefaces with HarfBuzz; each is read when it is first needed. */
export const openTextOutlines = (): TextOutlines => {
  const opened: Partial<Record<Typeface, Opened>> = {}
  const typeface = (face: Typeface) => {
    opened[face] ??= open(face)
    return opened[face]
  }
  return {
    canDraw: (text, face) => runsOf(text, typeface(face).cuts) !== undefined,
    width: (text, face) => set(text, typeface(face)).width,
    outline: (text, face, size) =>
      set(text, typeface(face))
        .glyphs.map((glyph) => placed(glyph, size))
        .join(''),
  }
}

import type { Site } from '@soundings/contract/sites'
import { type WaterArt, waterArt } from './water-art.ts'

/** Everything that a shared picture shows of a site; two sites with the same words and scene share one picture. */
export type PictureFacts = WaterArt & {
  /** The site's name, then its other names for when the first cannot be drawn. */
  names: string[]
  /** Where it is, from the longest way of saying it to the shortest. */
  places: string[]
  /** Maximum depth in whole metres. */
  depth: number | null
}

type Pictured = Pick<
  Site,
  | 'id'
  | 'siteName'
  | 'aliases'
  | 'city'
  | 'region'
  | 'country'
  | 'maxDepth'
  | 'coordinates'
  | 'diveSiteCategory'
  | 'waterBodyType'
  | 'wreckLook'
>

/** A text with what no typeface of ours has, and nobody misses, written plainly: odd spaces, apostrophes, emoji. */
export const plainly = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{E0000}-\u{E007F}]/gu, '')
    .replace(/[\u02BB\u02BD\u02BF]/g, '‘')
    .replace(/[\u02BC\u02BE]/g, '’')
    .replace(/[\u2010-\u2012]/g, '-')
    .replace(/\u2015/g, '—')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]|\uFE0E|\uFE0F|\u20E3/gu, '')
    .trim()

const waysToSay = ({ city, region, country }: Pictured): string[] => {
  const place = (...parts: (string | null)[]) =>
    plainly(parts.filter((part, at) => part && parts.indexOf(part) === at).join(', '))
  const ways = [
    place(city, region, country),
    place(city ?? region, country),
    place(region, country),
    place(country ?? region ?? city),
  ]
  return [...new Set(ways.filter(Boolean))]
}

/** What the picture of a site shows. */
export const pictureFacts = (site: Pictured): PictureFacts => ({
  names: [site.siteName, ...site.aliases].map(plainly).filter(Boolean),
  places: waysToSay(site),
  depth: site.maxDepth === null ? null : Math.round(site.maxDepth),
  ...waterArt(site),
})

/** The picture in words, for those who do not see it. */
export const pictureAlt = (site: Pictured): string => {
  const [place] = waysToSay(site)
  const depth = site.maxDepth === null ? '' : `, maximum depth ${Math.round(site.maxDepth)} m`
  return `Illustration, not a photo of this site: ${site.siteName}${place ? `, ${place}` : ''}${depth}`
}

/** Letters from large to small, in pixels, and on how many lines a name may stand at that size. */
const steps = [
  { size: 108, max: 1 },
  { size: 92, max: 2 },
  { size: 78, max: 2 },
  { size: 66, max: 3 },
  { size: 56, max: 3 },
  { size: 46, max: 4 },
] as const

type WidthOf = (text: string) => number

/** The words on lines of at most `room`; a word that is wider stands alone. */
const wrap = (words: readonly string[], widthOf: WidthOf, room: number): string[] => {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Lines of about the same length instead of a long one and a lonely word. */
const balanced = (words: readonly string[], widthOf: WidthOf, room: number): string[] => {
  let best = wrap(words, widthOf, room)
  for (let share = 0.96; share > 0.3; share -= 0.04) {
    const lines = wrap(words, widthOf, room * share)
    if (lines.length > best.length || lines.some((line) => widthOf(line) > room * share)) break
    best = lines
  }
  return best
}

/** A word in pieces no wider than `room`; a letter keeps its accents. */
const pieces = (word: string, widthOf: WidthOf, room: number): string[] => {
  const letters = word.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  const parts: string[] = []
  for (const letter of letters) {
    const last = parts.at(-1)
    if (last !== undefined && widthOf(last + letter) <= room) parts[parts.length - 1] = last + letter
    else parts.push(letter)
  }
  return parts
}

/** `text` with an ellipsis, short enough for `room`. */
export const cutToFit = (text: string, widthOf: WidthOf, room: number): string => {
  let kept = text
  while (kept && widthOf(`${kept}…`) > room) kept = kept.replace(/\P{M}?\p{M}*$/u, '')
  return `${kept.trimEnd()}…`
}

/**
 * A name as large as it fits: few lines of large letters, then more of small ones; what is still too long is cut.
 * `widthOf` says how wide a text is at a size of 1, `room` is in pixels.
 */
export const fitName = (name: string, widthOf: WidthOf, room: number): { size: number; lines: string[] } => {
  const words = name.split(' ')
  for (const { size, max } of steps) {
    const lines = balanced(words, widthOf, room / size)
    if (lines.length <= max && lines.every((line) => widthOf(line) * size <= room)) return { size, lines }
  }
  const { size, max } = steps[steps.length - 1] as (typeof steps)[number]
  const wide = room / size
  const lines = wrap(
    words.flatMap((word) => pieces(word, widthOf, wide)),
    widthOf,
    wide,
  )
  if (lines.length <= max) return { size, lines }
  const kept = lines.slice(0, max)
  return { size, lines: [...kept.slice(0, -1), cutToFit(kept.at(-1) ?? '', widthOf, wide)] }
}

import { type PhotoSize, photoSizes, photoWidths } from '@soundings/contract/photo-sizes'

const largest = photoWidths.original

/** The sizes of a photo that differ: all that are narrower than it is, and one that holds it whole. `width` in pixels. */
export const storedSizes = (width: number): PhotoSize[] => {
  const narrower = photoSizes.filter((size) => photoWidths[size] < width)
  return photoSizes.slice(0, Math.min(narrower.length + 1, photoSizes.length))
}

/** Under which size the pixels of another lie; nothing is enlarged. `width` as the photo's own, in pixels. */
export const storedSizeOf = (size: PhotoSize, width: number): PhotoSize => {
  const stored = storedSizes(width)
  return stored.includes(size) ? size : (stored.at(-1) ?? 'thumbnail')
}

/** Width and height, in pixels, that a picture has in its largest size. */
export const largestFit = (width: number, height: number): { width: number; height: number } =>
  width <= largest
    ? { width, height }
    : { width: largest, height: Math.max(1, Math.round((height * largest) / width)) }

/** `display` is the typeface of names and numbers, `text` that of everything else. */
export type Typeface = 'display' | 'text'

/** Words turned into outlines, so that no machine needs our typefaces installed. */
export type TextOutlines = {
  /** Whether the typeface has every letter of the text. */
  canDraw: (text: string, face: Typeface) => boolean
  /** How wide the text is at a size of 1. */
  width: (text: string, face: Typeface) => number
  /** The text as data of an SVG path that starts at 0, 0 on the base line; `size` in pixels. */
  outline: (text: string, face: Typeface, size: number) => string
}

export type Composition = {
  /** The file of a WebP picture, cropped to the size around `focus`: shares of its width and height as it is shown. */
  background: string
  focus: { x: number; y: number }
  /** How much larger than to fill the size; 1 where nothing is said. */
  zoom?: number
  isMirrored?: boolean
  /** The turn of its hue in degrees, and two factors; as it is where nothing is said. */
  light?: { hue: number; saturation: number; brightness: number }
  /** An SVG of the same size that lies above. It must be our own: its loader is not made for strangers' files. */
  overlay: string
  width: number
  height: number
  maxBytes: number
}

export type Pictures = {
  /** A JPEG as good as `mostBytes` allow. */
  compose: (composition: Composition) => Promise<Buffer>
}

import type { Coordinates } from '@soundings/contract/common'
import type { PhotoFormat, PhotoSize } from '@soundings/contract/media'

/** What a photo shows, and what its file says of its making. */
export type PhotoFacts = {
  /** Of the size that is called original, in pixels as it is seen. */
  width: number
  height: number
  /** Shown while the photo loads. */
  thumbhash: Buffer
  /** The dominant colour as #rrggbb. */
  color: string
  /** A perceptual hash of 64 bits, as a signed number: alike pictures differ in few bits. */
  looks: bigint
  /** Local time without a zone, like 2026-06-01T12:00:00. */
  takenAt: string | null
  /** `maker model`. */
  camera: string | null
  /** Where it was taken; for the server alone. */
  position: Coordinates | null
}

/** Made anew from the pixels: nothing else of the file that was sent is in it. */
export type Rendition = { size: PhotoSize; format: PhotoFormat; bytes: Buffer }

/** A square of a picture: its upper left corner and its sides, in shares of width and height as it is seen. */
export type Crop = { x: number; y: number; width: number; height: number }

/** Reads strangers' pictures, away from what answers requests. All of them throw `UnusablePhoto`. */
export type Photos = {
  /** Decodes all of a file, whatever it is called. */
  judge: (file: string) => Promise<PhotoFacts>
  /** The sizes that differ, each in every format; see `storedSizes`. Nothing is enlarged. */
  render: (file: string) => Promise<Rendition[]>
  /** A square JPEG with sides of this many pixels; without a crop, of the middle. */
  square: (file: string, side: number, crop?: Crop) => Promise<Buffer>
}

/** A file that cannot be used; the message tells its sender why. */
export class UnusablePhoto extends Error {}

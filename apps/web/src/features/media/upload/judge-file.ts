import { mediaLimits, photoTexts } from '@soundings/contract/media'

/** As many bytes as say what a file is, with all the brands that one of the newer formats may name. */
const telling = 96

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** The words by which files of the AVIF and HEIC family name themselves, most fitting first. */
const brandsOf = (bytes: Uint8Array): string[] => {
  if (textAt(bytes, 4, 4) !== 'ftyp') return []
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const brands: string[] = []
  for (let at = 8; at + 4 <= Math.min(length, bytes.length); at += 4) brands.push(textAt(bytes, at, 4))
  return brands
}

const heic = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

const isPhoto = (bytes: Uint8Array): boolean =>
  isJpeg(bytes) ||
  textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
  /^GIF8[79]a$/.test(textAt(bytes, 0, 6)) ||
  (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP')

/**
 * What is wrong with a file that somebody wants to send, or null when it may be a photo. Its name and type are not
 * asked; the server looks closer.
 */
export const judgeFile = async (file: Blob): Promise<string | null> => {
  if (file.size === 0) return photoTexts.empty
  if (file.size > mediaLimits.bytes) return photoTexts.tooLarge
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.slice(0, telling).arrayBuffer())
  } catch {
    return 'This file can’t be read. It may have been moved, or may not be downloaded to this device yet.'
  }
  const brands = brandsOf(bytes)
  if (isPhoto(bytes) || brands.some((brand) => /^avi[fs]$/.test(brand))) return null
  return brands.some((brand) => heic.test(brand)) ? photoTexts.heic : photoTexts.notPhoto
}

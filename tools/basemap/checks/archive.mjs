import { readFile } from 'node:fs/promises'
import { PMTiles } from 'pmtiles'

/**
 * Opens a PMTiles file from disk with the reader browsers use.
 * @param {string} file
 * @returns {Promise<{ archive: PMTiles, byteCount: number }>}
 */
export async function openArchive(file) {
  const bytes = await readFile(file)
  const archive = new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length) => ({ data: copyOf(bytes, offset, length) }),
  })
  return { archive, byteCount: bytes.length }
}

/**
 * Compares an archive's size and zoom range with what was promised, and prints the size.
 * @param {string} file
 * @param {{ maxBytes: number, minZoom?: number, maxZoom: number }} promise
 */
export async function checkArchive(file, { maxBytes, minZoom = 0, maxZoom }) {
  const { archive, byteCount } = await openArchive(file)
  const header = await archive.getHeader()
  const name = file.split('/').at(-1)
  console.log(`${name}: ${byteCount} bytes, ${header.numAddressedTiles} tiles`)
  const problems = []
  if (byteCount > maxBytes) problems.push(`${name} is larger than ${maxBytes} bytes`)
  if (header.minZoom !== minZoom || header.maxZoom !== maxZoom) {
    problems.push(
      `${name} covers zoom ${header.minZoom} to ${header.maxZoom}, expected ${minZoom} to ${maxZoom}`,
    )
  }
  return { archive, problems }
}

function copyOf(bytes, offset, length) {
  return new Uint8Array(bytes.subarray(offset, offset + length)).buffer
}

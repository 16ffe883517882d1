import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of a zip: a text, whole or in pieces, which is compressed, or bytes that would not become smaller. */
export type ZipEntry = { name: string } & (
  | { body: string | AsyncIterable<Uint8Array> }
  | { texts: AsyncIterable<string> }
)

/** The zip of these files, a piece at a time: as much is read as is taken. Less than 4 GB and 65,000 files. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for await (const { name, ...entry } of entries) {
    const body = 'body' in entry ? entry.body : undefined
    if (body === undefined) {
      const file = new ZipDeflate(name)
      zip.add(file)
      for await (const piece of 'texts' in entry ? entry.texts : []) {
        file.push(strToU8(piece))
        yield* ready.splice(0)
      }
      file.push(new Uint8Array(0), true)
    } else if (typeof body === 'string') {
      const file = new ZipDeflate(name)
      zip.add(file)
      file.push(strToU8(body), true)
    } else {
      const file = new ZipPassThrough(name)
      zip.add(file)
      for await (const piece of body) {
        file.push(piece)
        yield* ready.splice(0)
      }
      file.push(new Uint8Array(0), true)
    }
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

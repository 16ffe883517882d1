import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { type Blobs, isLocalFile } from '#ports/blobs.ts'

export type S3Place = {
  bucket: string
  region: string
  /** Another address than AWS’s own. */
  endpoint: string | undefined
  /** Without them, those of the machine: its role, its environment. */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** In milliseconds. */
const patience = { connect: 5_000, silent: 30_000 }
/** The store takes no more names at once. */
const removedAtOnce = 1_000

const silence = () => undefined

const isMissing = (error: unknown) =>
  error instanceof Error && ['NoSuchKey', 'NotFound', '404'].includes(error.name)

const orMissing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Of the whole file, of which perhaps a part was sent: `bytes 0-9/1234`. */
const wholeSize = (range: string | undefined, sent: number | undefined): number =>
  Number(range?.split('/')[1] ?? sent ?? 0)

/** Files in a bucket of any store that speaks S3. */
export const s3Blobs = ({
  bucket: Bucket,
  region,
  endpoint,
  keys,
}: S3Place): Blobs & { close: () => void } => {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: keys }),
    // Failures are thrown; beside that it writes to the console what it thinks of them.
    logger: { debug: silence, info: silence, warn: silence, error: silence },
    requestHandler: {
      connectionTimeout: patience.connect,
      requestTimeout: patience.silent,
      throwOnRequestTimeout: true,
    },
    // Without these two, what is streamed to a store other than AWS's own may come back with the checksum in it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  const get: Blobs['get'] = async (name, range) => {
    const part = range && { Range: `bytes=${range.start}-${range.end}` }
    const found = await orMissing(client.send(new GetObjectCommand({ Bucket, Key: name, ...part })))
    if (!(found?.Body instanceof Readable)) return undefined
    return { body: found.Body, size: wholeSize(found.ContentRange, found.ContentLength) }
  }

  return {
    put: async (name, given, { size, type }) => {
      const body = isLocalFile(given) ? createReadStream(given.path) : given
      const about = { ContentLength: size, ContentType: type }
      const sending = new AbortController()
      // Nobody else listens to a stream that breaks, and the store would wait for the rest of it.
      if (!Buffer.isBuffer(body)) body.once('error', (error) => sending.abort(error))
      try {
        const put = new PutObjectCommand({ Bucket, Key: name, Body: body, ...about })
        await client.send(put, { abortSignal: sending.signal })
      } catch (error) {
        throw sending.signal.aborted ? sending.signal.reason : error
      }
    },
    get,
    copyTo: async (name, path) => {
      const found = await get(name)
      if (!found) return false
      await pipeline(found.body, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      return true
    },
    sizeOf: async (name) =>
      (await orMissing(client.send(new HeadObjectCommand({ Bucket, Key: name }))))?.ContentLength,
    remove: async (names) => {
      for (let from = 0; from < names.length; from += removedAtOnce) {
        const Objects = names.slice(from, from + removedAtOnce).map((Key) => ({ Key }))
        const { Errors } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        )
        if (Errors?.[0]) throw new Error(`the store does not remove files: ${Errors[0].Code}`)
      }
    },
    list: async function* (prefix) {
      let next: string | undefined
      do {
        const page: ListObjectsV2CommandOutput = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: next }),
        )
        for (const { Key, Size = 0, LastModified } of page.Contents ?? [])
          if (Key) yield { name: Key, size: Size, at: LastModified ?? new Date(0) }
        next = page.NextContinuationToken
      } while (next)
    },
    close: () => client.destroy(),
  }
}

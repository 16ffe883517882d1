import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { Files } from '@soundings/contract/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isStorageFull } from '#db/client.ts'
import { HttpError } from '#shared/http-error.ts'
import type { ReceivedFile } from '#shared/received-file.ts'
import { takeTime } from './patience.ts'

type Form = { form: unknown; files: ReceivedFile[] }
type Expected = { form: z.ZodObject; files: Files }

/** Of the fields together with their names and boundaries, in bytes. */
const maxAround = 64 * 1024
/** Characters of one field. */
const maxOfField = 16 * 1024

const asForm = () => new HttpError(415, 'Send the form as multipart/form-data')
const incomplete = () => new HttpError(400, 'The form didn’t arrive completely. Please try again.')
const tooManyFiles = ({ tooMany }: Files) => new HttpError(413, tooMany, { code: 'too-many-files' })
const tooLarge = ({ tooLarge }: Files) => new HttpError(413, tooLarge, { code: 'too-large' })
const tooLong = () => new HttpError(413, 'The form is too large')

/** What is wrong with a form, in our words; problems of the disk are the server's fault and not the form's. */
const httpErrorFor = (error: unknown, files: Files): unknown => {
  if (error instanceof HttpError) return error
  const { code = '' } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT') return tooManyFiles(files)
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return tooLong()
  // That one is told to everybody in the same words.
  if (isStorageFull(error)) return error
  if (/^E[A-Z]+$/.test(code) && !/^E(PIPE|CONNRESET)$/.test(code))
    return new HttpError(503, 'Files can’t be uploaded right now. Please try again later.')
  return incomplete()
}

/** Lets an app's routes read forms, and nothing else. */
export const acceptForms = async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers()
  await app.register(multipart)
  app.addContentTypeParser('*', (_request, _body, done) => done(asForm()))
}

/** Refuses what announces more than there may be, before it is sent. */
const refuseLong = ({ headers }: FastifyRequest, files: Files) => {
  const announced = Number(headers['content-length'] ?? 0)
  if (announced > files.max * files.bytes + maxAround) throw files.max === 1 ? tooLarge(files) : tooLong()
}

/** A file goes to the disk as it comes, under a name of ours: its own is not looked at. */
const keepFile = async ({ file }: MultipartFile, path: string, files: Files): Promise<number> => {
  // Without it, the rest of the file would be read first.
  file.once('limit', () => file.destroy(tooLarge(files)))
  await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (file.truncated) throw tooLarge(files)
  return file.bytesRead
}

const fieldOf = (part: Extract<Multipart, { type: 'field' }>, fields: object): string => {
  if (part.fieldnameTruncated || part.valueTruncated) throw tooLong()
  if (Object.hasOwn(fields, part.fieldname)) throw new HttpError(400, 'Send each form field only once')
  if (typeof part.value !== 'string') throw new HttpError(400, 'Send every form field as text')
  return part.value
}

const read = async (request: FastifyRequest, expected: Expected, folder: string, files: ReceivedFile[]) => {
  const { max, bytes } = expected.files
  const fields: Record<string, string> = {}
  const limits = {
    fieldNameSize: 100,
    fieldSize: maxOfField,
    fields: 30,
    files: max,
    fileSize: bytes,
    parts: max + 30,
    headerPairs: 20,
  }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = fieldOf(part, fields)
    else {
      const kept = { path: join(folder, randomUUID()), size: 0 }
      files.push(kept)
      kept.size = await keepFile(part, kept.path, expected.files)
    }
  }
  return fields
}

/** So many forms of one person are read at once: more than a browser sends, fewer than would fill the disk. */
const maxOpen = 12
const open = new Map<string, number>()

const openOne = ({ person }: FastifyRequest): (() => void) => {
  if (!person) return () => undefined
  const { id } = person
  const others = open.get(id) ?? 0
  if (others >= maxOpen)
    throw new HttpError(429, 'You’re uploading a lot at once. Please wait until some of it has finished.')
  open.set(id, others + 1)
  return () => {
    const left = (open.get(id) ?? 1) - 1
    if (left > 0) open.set(id, left)
    else open.delete(id)
  }
}

/**
 * Reads the form of a request, its files into `folder`, hands it to `use` and removes the files again. Memory holds a
 * few kilobytes of each, however large they are.
 */
export const withForm = async <T>(
  request: FastifyRequest,
  expected: Expected,
  folder: string,
  use: (form: Form) => Promise<T>,
): Promise<T> => {
  if (!request.isMultipart()) throw asForm()
  refuseLong(request, expected.files)
  const close = openOne(request)
  takeTime(request)
  // Read while the connection is open: afterwards there is no address any more to count it by.
  Object.defineProperty(request, 'ip', { value: request.ip })
  const files: ReceivedFile[] = []
  try {
    const fields = await read(request, expected, folder, files).catch((error: unknown) => {
      // What still comes is dropped with the connection (unread.ts).
      request.raw.unpipe()
      throw httpErrorFor(error, expected.files)
    })
    return await use({ form: expected.form.parse(fields), files })
  } finally {
    close()
    await Promise.all(files.map(({ path }) => rm(path, { force: true })))
  }
}

import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { Files } from '@soundings/contract/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ReceivedFile } from '#src/received-file.ts'
import { Refusal } from '#src/refusal.ts'
import { takeTime } from './patience.ts'

type Form = { form: unknown; files: ReceivedFile[] }
type Expected = { form: z.ZodObject; files: Files }

/** Of the fields together with their names and boundaries, in bytes. */
const mostAround = 64 * 1024
/** Characters of one field. */
const mostOfField = 16 * 1024

const asForm = () => new Refusal(415, 'Send a form as multipart/form-data')
const incomplete = () => new Refusal(400, 'The form did not arrive whole. Please try again.')
const tooManyFiles = ({ tooMany }: Files) => new Refusal(413, tooMany, { code: 'too-many-files' })
const tooLarge = ({ tooLarge }: Files) => new Refusal(413, tooLarge, { code: 'too-large' })
const tooLong = () => new Refusal(413, 'The form is too large')

/** What is wrong with a form, whatever its reader calls it; what is wrong with the disk is our own trouble. */
const refusalFor = (error: unknown, files: Files): unknown => {
  if (error instanceof Refusal) return error
  const { code = '' } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT') return tooManyFiles(files)
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return tooLong()
  if (/^E[A-Z]+$/.test(code) && !/^E(PIPE|CONNRESET)$/.test(code))
    return new Refusal(503, 'Files cannot be taken in at this moment. Please try again later.')
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
  if (announced > files.most * files.bytes + mostAround) throw files.most === 1 ? tooLarge(files) : tooLong()
}

/** A file goes to the disk as it comes, under a name of ours: its own is not looked at. */
const keepFile = async ({ file }: MultipartFile, path: string, files: Files): Promise<number> => {
  await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (file.truncated) throw tooLarge(files)
  return file.bytesRead
}

const fieldOf = (part: Extract<Multipart, { type: 'field' }>, fields: object): string => {
  if (part.fieldnameTruncated || part.valueTruncated) throw tooLong()
  if (Object.hasOwn(fields, part.fieldname)) throw new Refusal(400, 'No field of a form is given twice')
  if (typeof part.value !== 'string') throw new Refusal(400, 'Every field of a form is a text')
  return part.value
}

const read = async (request: FastifyRequest, expected: Expected, folder: string, files: ReceivedFile[]) => {
  const { most, bytes } = expected.files
  const fields: Record<string, string> = {}
  const limits = {
    fieldNameSize: 100,
    fieldSize: mostOfField,
    fields: 30,
    files: most,
    fileSize: bytes,
    parts: most + 30,
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
const mostOpen = 12
const open = new Map<string, number>()

const openOne = ({ person }: FastifyRequest): (() => void) => {
  if (!person) return () => undefined
  const { id } = person
  const others = open.get(id) ?? 0
  if (others >= mostOpen)
    throw new Refusal(429, 'You are sending a lot at once. Please wait until some of it has arrived.')
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
  // Read while the line is open: whoever hangs up after the last byte has no address any more, and is counted by it.
  Object.defineProperty(request, 'ip', { value: request.ip })
  const files: ReceivedFile[] = []
  try {
    const fields = await read(request, expected, folder, files).catch((error: unknown) => {
      // What still comes is read and dropped, so that the sender gets to hear of it.
      request.raw.unpipe()
      request.raw.resume()
      throw refusalFor(error, expected.files)
    })
    return await use({ form: expected.form.parse(fields), files })
  } finally {
    close()
    await Promise.all(files.map(({ path }) => rm(path, { force: true })))
  }
}

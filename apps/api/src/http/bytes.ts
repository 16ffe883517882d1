import { pipeline, Readable } from 'node:stream'
import { brotliDecompressSync, createGzip, gzipSync } from 'node:zlib'
import type { Route } from '@soundings/contract/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '#ports/blobs.ts'
import type { BytesAnswer, MadeBytes, StoredBytes } from '#shared/bytes-answer.ts'
import { HttpError } from '#shared/http-error.ts'
import { forever, revalidate, takes } from './reply-headers.ts'

const cachingOf = ({ access }: Route, { immutable, isPrivate, isFleeting }: BytesAnswer) => {
  if (isFleeting) return 'no-store'
  if (isPrivate) return 'private, no-cache'
  if (access !== 'public') return 'no-store'
  return immutable ? forever : revalidate
}

/** The range that a request asks for: only one, as browsers do; a request for several gets the whole file. */
const rangeOf = (header: string, size: number): ByteRange | 'none' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && from !== '' && Number(to) < Number(from)) return undefined
  return start >= size || (from === '' && Number(to) === 0) ? 'none' : { start, end }
}

const askedRange = ({ headers }: FastifyRequest, tag: string | undefined, size: number) => {
  const { range, 'if-range': unchanged } = headers
  if (range === undefined || (unchanged !== undefined && unchanged !== `"${tag}"`)) return undefined
  return rangeOf(range, size)
}

const bodyOf = (body: Buffer | StoredBytes, range?: ByteRange) => {
  if (!Buffer.isBuffer(body)) return body.open(range)
  return range ? body.subarray(range.start, range.end + 1) : body
}

type KnownBytes = { body: Buffer | StoredBytes; tag: string | undefined }

const sendPlain = async (request: FastifyRequest, reply: FastifyReply, { body, tag }: KnownBytes) => {
  const size = Buffer.isBuffer(body) ? body.length : body.size
  const range = askedRange(request, tag, size)
  reply.header('accept-ranges', 'bytes')
  if (range === 'none') {
    reply.header('content-range', `bytes */${size}`)
    throw new HttpError(416, 'The requested range is outside the file')
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', range ? range.end - range.start + 1 : size)
  // A head needs no bytes; a stream of them would be read to its end.
  if (request.method === 'HEAD') return reply.send(Buffer.isBuffer(body) ? body : Readable.from([]))
  return reply.send(await bodyOf(body, range))
}

const sendPacked = (request: FastifyRequest, reply: FastifyReply, body: Buffer, encoding: 'br') => {
  reply.header('vary', 'accept-encoding')
  if (takes(request, encoding)) return reply.header('content-encoding', encoding).send(body)
  // Browsers take Brotli from secure origins only.
  const plain = brotliDecompressSync(body)
  if (!takes(request, 'gzip')) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(gzipSync(plain))
}

const sendMade = (request: FastifyRequest, reply: FastifyReply, { make, isPacked }: MadeBytes) => {
  reply.header('cache-control', 'no-store')
  if (!isPacked) reply.header('vary', 'accept-encoding')
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  if (isPacked || !takes(request, 'gzip')) return reply.send(make())
  const packed = createGzip()
  // Whichever end breaks, the other one stops; the server logs why the reply ended.
  pipeline(make(), packed, () => undefined)
  return reply.header('content-encoding', 'gzip').send(packed)
}

/** Sends bytes whole or in part, or says that the caller has them already. */
export const sendBytes = (
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: BytesAnswer,
) => {
  const { body, type, encoding, tag, isNegotiated, fileName } = answer
  if (fileName) reply.header('content-disposition', `attachment; filename="${fileName}"`)
  if (!Buffer.isBuffer(body) && 'make' in body) return sendMade(request, reply.type(type), body)
  reply.header('cache-control', cachingOf(route, answer))
  if (isNegotiated) reply.header('vary', 'accept')
  if (Buffer.isBuffer(body) && body.length === 0) return reply.code(204).send()
  if (tag) reply.header('etag', `"${tag}"`)
  if (tag && request.headers['if-none-match']?.includes(`"${tag}"`)) return reply.code(304).send()
  reply.type(type)
  if (encoding && Buffer.isBuffer(body)) return sendPacked(request, reply, body, encoding)
  return sendPlain(request, reply, { body, tag })
}

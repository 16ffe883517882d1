import type { Readable } from 'node:stream'
import type { ByteRange } from '#ports/blobs.ts'

/** Bytes that are not in memory: `open` reads them, or a part of them. */
export type StoredBytes = { size: number; open: (range?: ByteRange) => Promise<Readable> }

/** Bytes that are made while they are sent, however many: nobody keeps them, and they go out whole. */
export type MadeBytes = {
  make: () => Readable
  /** They would not become smaller. */
  isPacked?: boolean
}

/** A reply of bytes. `immutable` promises that the address will never answer anything else; `tag` names these bytes. */
export type BytesAnswer = {
  body: Buffer | StoredBytes | MadeBytes
  type: string
  encoding?: 'br'
  tag?: string
  immutable: boolean
  /** Made for the person who asks: only their browser keeps it, and asks each time whether it still may show it. */
  isPrivate?: boolean
  /** May be taken back at any moment: nobody keeps it. */
  isFleeting?: boolean
  /** Others get another format from the same address. */
  isNegotiated?: boolean
  /** What a browser calls the file that it saves. */
  fileName?: string
}

import { Readable } from 'node:stream'

/** A part of a file, both ends included, counted from 0. */
export type ByteRange = { start: number; end: number }

export type Blob = { body: Readable; size: number }

/** A file on this machine, which a folder copies without reading it. */
export type LocalFile = { path: string }

export const isLocalFile = (body: Readable | Buffer | LocalFile): body is LocalFile =>
  !(Buffer.isBuffer(body) || body instanceof Readable)

/**
 * Where files are kept: a folder, or a store that speaks S3. Names are made by us, with slashes between their parts,
 * and what lies under one never changes.
 */
export type Blobs = {
  /** Keeps a file; it is durable when this has ended. `size` in bytes. */
  put: (
    name: string,
    body: Readable | Buffer | LocalFile,
    about: { size: number; type: string },
  ) => Promise<void>
  /** Undefined when there is none; `size` is that of the whole file. */
  get: (name: string, range?: ByteRange) => Promise<Blob | undefined>
  /** Copies a file to a path of this machine where nothing lies yet; false when there is none. */
  copyTo: (name: string, path: string) => Promise<boolean>
  /** In bytes; undefined when there is none. */
  sizeOf: (name: string) => Promise<number | undefined>
  remove: (names: readonly string[]) => Promise<void>
  /** Every file whose name begins so, in no particular order. `at` is when it was put. */
  list: (prefix: string) => AsyncIterable<{ name: string; size: number; at: Date }>
}

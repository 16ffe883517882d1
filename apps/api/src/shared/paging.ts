import type { z } from 'zod'
import { HttpError } from './http-error.ts'

/** Turns where a page ended into an opaque cursor. */
export const toCursor = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** Reads a cursor back, or undefined when none was given; 400 when it is not one of ours. */
export const fromCursor = <Place extends z.ZodType>(
  place: Place,
  cursor: string | undefined,
): z.output<Place> | undefined => {
  if (cursor === undefined) return undefined
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw new HttpError(400, 'This cursor isn’t valid. Start again from the first page')
  }
}

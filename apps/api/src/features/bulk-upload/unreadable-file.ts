/** Where in a text: line and column as a person counts them, in characters from 1. */
export type Place = { line: number; column: number }

/** A file that cannot be read to its end; the message says where and why, and is made to be shown to a person. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'

  constructor(why: string, place?: Place) {
    super(place ? `Line ${place.line}, column ${place.column}: ${why}` : why)
  }
}

import { photoFormats } from '@soundings/contract/media'

/** Named, and not refused by a weight of 0. Who takes anything at all is a program, and gets what each of them reads. */
const avif = new RegExp(`${photoFormats.avif}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`)

/** Whether a picture may go out as AVIF. */
export const takesAvif = ({ headers }: { headers: { accept?: string | undefined } }): boolean =>
  avif.test(headers.accept ?? '')

import { readAnyOf } from './any-of.ts'
import type { Context } from './context.ts'
import { namedIn } from './deciding.ts'
import { guidanceOf } from './guidance-of.ts'
import type { Heard } from './heard.ts'
import { asDescribed, asksForName } from './identifying.ts'
import { takeOrders } from './intent.ts'
import type { Known } from './known.ts'
import { readOpenSite } from './open-site.ts'
import { readLine } from './reading.ts'
import { readPick } from './references.ts'
import { type Line, untaken } from './words.ts'

/** Hears a question out: what refers to the conversation first, then everything else. */
export const hear = (line: Line, known: Known, context: Context): Heard => {
  const isOrdered = takeOrders(line)
  const { site: pick, isMissing: isPickMissing } = readPick(line, context.shown)
  const anyOf = context.query ? readAnyOf(line) : []
  const open = readOpenSite(line, known, context.open)
  const whole = readLine(line, known, context, open)
  const reading = asksForName(whole.unnamed)
    ? { ...whole, read: asDescribed(whole.read, whole.unnamed) }
    : whole
  const asked = untaken(reading.unnamed)
  const named = namedIn(reading, context)
  return { ...reading, asked, pick, isPickMissing, anyOf, isOrdered, named, guidance: guidanceOf(reading) }
}

import { asksForOthers, isCrossedOff } from './crossed-off.ts'
import { isListedWith } from './done-lists.ts'
import { isBackForOthers, isDone, isToldBefore } from './done-places.ts'
import type { Span } from './learnt/name-features.ts'
import { isAround, isLike } from './nearness.ts'
import { isNegated } from './negation.ts'
import { isPlanned, isReplaced, isTurnedDown } from './turned-down-places.ts'
import type { Line } from './words.ts'

// Names that a question rules out in words that a rule knows.

/** A place or a site; `negated` are the words of names before. */
export const isRuledOut = (line: Line, name: Span, negated?: ReadonlySet<number>): boolean =>
  isCrossedOff(line, name) ||
  isNegated(line, name.at, negated) ||
  isDone(line, name, negated) ||
  (negated !== undefined && isListedWith(line, name, negated)) ||
  isReplaced(line, name.at, name.size) ||
  isPlanned(line, name.at + name.size)

/** A site, in words that are said of no place. */
export const isSiteRuledOut = (line: Line, { at, size }: Span): boolean =>
  isTurnedDown(line, at + size) ||
  isBackForOthers(line, at) ||
  isToldBefore(line, at) ||
  (asksForOthers(line, at + size) && !isAround(line, at) && !isLike(line, { at, size }))

import {
  diveConditions,
  diveSorts,
  gasKinds,
  greatestDepth,
  nameLengths,
} from '@soundings/contract/dive-log-words'
import { between, oneOf, readSaid, textThat, words } from '#shared/lib/said.ts'
import { type LogSearch, logViews } from './log.view.ts'

const metres = between(0, greatestDepth)
const yesOrNo = oneOf('true', 'false')
const [, ...otherSorts] = diveSorts
const [, ...otherViews] = logViews

/** What the address of the log says: which dives, in which order, shown how. */
const parts = {
  q: words(200),
  year: textThat((text) => /^\d{4}$/.test(text)),
  /** An id of the catalogue, or a name as it was typed. */
  site: words(nameLengths.siteName),
  country: words(nameLengths.location),
  buddy: words(nameLengths.name),
  tag: words(nameLengths.tag),
  trip: words(nameLengths.name),
  condition: oneOf(...diveConditions),
  minDepth: metres,
  maxDepth: metres,
  gas: oneOf(...gasKinds),
  hasPhotos: yesOrNo,
  hasProfile: yesOrNo,
  sort: oneOf(...otherSorts),
  view: oneOf(...otherViews),
}

/** Reads it. What makes no sense there counts as not said. */
export const readLogSearch = (said: Record<string, unknown>): LogSearch => readSaid(parts, said)

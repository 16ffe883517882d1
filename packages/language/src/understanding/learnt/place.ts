import type { Line } from '../words.ts'
import { nameFeatures, type Span } from './name-features.ts'
import learnt from './place.json' with { type: 'json' }
import { weighing } from './weigh.ts'

const weigh = weighing(learnt)

/**
 * How surely sites are looked for at a place that a question names beside others, and it's not only told of, in log-odds.
 * Learnt from the labelled sentences in tools/questions, which says how.
 */
export const placeWanted = (line: Line, span: Span, others: readonly Span[]): number =>
  weigh(nameFeatures(line, span, others))

import type { Line } from '../words.ts'
import { nameFeatures, type Span } from './name-features.ts'
import learnt from './time.json' with { type: 'json' }
import { weighing } from './weigh.ts'

const weigh = weighing(learnt)

/**
 * How surely somebody wants to dive in a month or a season that a question names, and it's not only told of, in log-odds.
 * Learnt from the labelled sentences in tools/questions, which says how.
 */
export const timeWanted = (line: Line, span: Span, others: readonly Span[]): number =>
  weigh(nameFeatures(line, span, others))

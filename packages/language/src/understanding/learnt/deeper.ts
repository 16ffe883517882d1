import type { Line } from '../words.ts'
import learnt from './deeper.json' with { type: 'json' }
import { deeperFeatures } from './deeper-features.ts'
import { weighing } from './weigh.ts'

const weigh = weighing(learnt)

/**
 * How surely a depth in a question is the least that is wanted, and not the most that somebody may or will go to, in log-odds.
 * Learnt from the labelled sentences in tools/questions, which says how.
 */
export const deeperMeant = (line: Line): number => weigh(deeperFeatures(line))

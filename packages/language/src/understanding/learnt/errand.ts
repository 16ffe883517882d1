import type { Heard } from '../heard.ts'
import learnt from './errand.json' with { type: 'json' }
import { questionFeatures } from './question-features.ts'
import { weighing } from './weigh.ts'

const weigh = weighing(learnt)

/**
 * How surely a question is about nothing that divers ask, as a flight or a poem, in log-odds. Learnt from the labelled
 * sentences in tools/questions, which says how.
 */
export const errandTold = (heard: Heard): number => weigh(questionFeatures(heard))

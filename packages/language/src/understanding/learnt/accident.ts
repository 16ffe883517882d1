import type { Heard } from '../heard.ts'
import learnt from './accident.json' with { type: 'json' }
import { questionFeatures } from './question-features.ts'
import { weighing } from './weigh.ts'

const weigh = weighing(learnt)

/**
 * How surely somebody is hurt, ill after a dive, missing or in danger at this moment, in log-odds. Learnt from the labelled
 * sentences in tools/questions, which says how.
 */
export const accidentTold = (heard: Heard): number => weigh(questionFeatures(heard))

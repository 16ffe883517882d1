import type { Heard } from '../heard.ts'
import { questionFeatures } from './question-features.ts'
import learnt from './wanted.json' with { type: 'json' }
import { weighing } from './weigh.ts'

const weigh = weighing(learnt)

/**
 * How surely a question asks for dive sites, in log-odds: 0 is as likely as not, below it asks for advice. Learnt from the
 * labelled sentences in tools/questions, which says how.
 */
export const sitesWanted = (heard: Heard): number => weigh(questionFeatures(heard))

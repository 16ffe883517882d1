import type { Heard } from '../heard.ts'
import { featuresOf } from './features.ts'
import learnt from './weights.json' with { type: 'json' }

/** Weights stand in hundredths. */
const scale = 100
const weights = new Map(Object.entries(learnt.weights))

/**
 * How surely a question asks for dive sites, in log-odds: 0 is as likely as not, below it asks for advice. The weights are
 * learnt from the labelled sentences in tools/questions, which says how.
 */
export const sitesWanted = (heard: Heard): number => {
  const features = featuresOf(heard)
  const sum = features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0)
  return (learnt.bias + sum / Math.sqrt(features.length)) / scale
}

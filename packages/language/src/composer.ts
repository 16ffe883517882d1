// The assistant's answers, made only of the facts about the sites found. No model is asked.
export { composeAbout } from './composer/about.ts'
export { composeApart } from './composer/apart.ts'
export { type Comparison, comparisons, composeComparison } from './composer/compare.ts'
export { composeTopics } from './composer/compare-topic.ts'
export { composeForeign } from './composer/foreign.ts'
export { composeFound } from './composer/found.ts'
export { composeNothing, composeOther, composeUnplaced, composeWhich } from './composer/no-sites.ts'
export { asText } from './composer/pieces.ts'
export type { Reader, Source } from './composer/sources.ts'
export {
  deeperInstead,
  firstQuestions,
  nextQuestions,
  questionsAbout,
  sitesInstead,
} from './composer/suggestions.ts'

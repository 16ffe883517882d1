// What the assistant answers, made of the facts of the sites found and of nothing else. No model is asked.
export { composeAbout } from './composer/about.ts'
export { type Comparison, comparisons, composeComparison } from './composer/compare.ts'
export { composeMedical, composeNothing, composeOther, composeWhich } from './composer/elsewhere.ts'
export { composeFound } from './composer/found.ts'
export { asText } from './composer/pieces.ts'
export type { Reader, Source } from './composer/sources.ts'
export { firstQuestions, nextQuestions, questionsAbout } from './composer/suggestions.ts'

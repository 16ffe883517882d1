// Health, safety and training: what no list of dive sites can answer.
export { briefly, composeAccident, composeGuidance } from './guidance/compose.ts'
export { guidanceIn } from './guidance/signs.ts'
export { type GuidanceTopic, guidanceOn } from './guidance/topics.ts'

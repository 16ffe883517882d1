import type { AnswerPiece } from '@soundings/contract/search'
import { inOneGo, type Sentence, say } from '../composer/pieces.ts'
import { type GuidanceTopic, guidanceOn } from './topics.ts'

/** What is advised on a topic, whose advice it is, and whom to ask. */
export const composeGuidance = (topic: GuidanceTopic): AnswerPiece[] => {
  const { advice, source, ask } = guidanceOn(topic)
  return inOneGo([
    ...advice.map((sentence) => say`${sentence}`),
    ask === '' ? [] : say`${ask}`,
    source === '' ? [] : say`Source: ${source}`,
  ])
}

/** What is said before sites that a person of this kind asks for. */
export const briefly = (topic: GuidanceTopic | null): Sentence => {
  if (topic === null) return []
  const { brief, advice } = guidanceOn(topic)
  return say`${brief ?? advice[0] ?? ''}`
}

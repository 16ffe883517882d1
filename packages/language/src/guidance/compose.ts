import type { AnswerPiece } from '@soundings/contract/search'
import { inParagraphs, type Sentence, say } from '../composer/pieces.ts'
import { type GuidanceTopic, guidanceOn } from './topics.ts'

/** What is advised on a topic, whose advice it is, and whom to ask. */
export const composeGuidance = (topic: GuidanceTopic): AnswerPiece[] => {
  const { advice, source, ask } = guidanceOn(topic)
  return inParagraphs([
    ...advice.map((sentence) => say`${sentence}`),
    ask === '' ? [] : say`${ask}`,
    source === '' ? [] : say`Source: ${source}`,
  ])
}

/** What to do after an accident: to call for help before all else, then what helps against what is told of it. */
export const composeAccident = (topic: GuidanceTopic): AnswerPiece[] => {
  const { advice, source, isFirstAid } = guidanceOn(topic)
  if (!isFirstAid) return composeGuidance('accident')
  const accident = guidanceOn('accident')
  const [call = '', ...care] = accident.advice
  return inParagraphs([
    ...[call, ...advice, ...care].map((sentence) => say`${sentence}`),
    say`Sources: ${source} ${accident.source}`,
  ])
}

/** What is said before sites that a person of this kind asks for. */
export const briefly = (topic: GuidanceTopic | null): Sentence => {
  if (topic === null) return []
  const { brief, advice } = guidanceOn(topic)
  return say`${brief ?? advice[0] ?? ''}`
}

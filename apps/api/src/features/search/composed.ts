import type { AnswerPiece, SearchQuery } from '@soundings/contract/search'
import {
  type Comparison,
  comparisons,
  composeAbout,
  composeApart,
  composeComparison,
  composeForeign,
  composeFound,
  composeNothing,
  composeOther,
  composeTopics,
  composeUnplaced,
  composeWhich,
  deeperInstead,
  firstQuestions,
  nextQuestions,
  questionsAbout,
  sitesInstead,
} from '@soundings/language/composer'
import { composeAccident, composeGuidance } from '@soundings/language/guidance'
import { fold } from '@soundings/rules/text'
import { type Finding, isUnplaced } from './finding/finding.service.ts'

const isComparison = (order: string): order is Comparison =>
  comparisons.some((comparison) => comparison === order)

/** What sites are compared by; without an order, how they differ. */
const comparisonIn = ({ order }: SearchQuery): Comparison => (isComparison(order) ? order : 'differences')

/** Suggested follow-up questions; none in an emergency. */
export const nextOf = (finding: Finding): string[] => {
  const { intent, query, sources, totalSites, text, units, doubtedDepth, instead, isAccident } = finding
  if (isAccident) return []
  const [first] = sources
  const turned = doubtedDepth === undefined ? [] : [deeperInstead(doubtedDepth, units)]
  if (intent === 'medical' && instead) return [sitesInstead(instead), ...firstQuestions]
  if (intent === 'medical' || intent === 'other' || !first) return [...turned, ...firstQuestions]
  const isOne = intent === 'about-site' || totalSites === 1
  const offered = isOne ? questionsAbout(first) : nextQuestions(query, sources, units)
  return [...turned, ...offered].filter((question) => fold(question) !== fold(text))
}

/** The answer without a model; to a question in another language it says first what was understood. */
export const composed = (finding: Finding): AnswerPiece[] => {
  const { foreign, isAccident, guidance } = finding
  if (isAccident) return composeAccident(guidance ?? 'accident')
  const answer = answerTo(finding)
  return foreign ? composeForeign({ ...finding, foreign }, answer) : answer
}

const answerTo = ({
  intent,
  about,
  guidance,
  sources,
  query,
  chips,
  relaxed,
  totalSites,
  unwanted,
  fact,
  units,
  comparedBy = null,
}: Finding): AnswerPiece[] => {
  const [first] = sources
  if (intent === 'medical') return composeGuidance(guidance ?? 'health')
  if (intent === 'other') return composeOther()
  if (intent === 'find' && isUnplaced(query)) return composeUnplaced()
  if (intent === 'find' && totalSites === 0) return composeNothing(chips)
  if (!first) return composeWhich()
  if (intent === 'about-site')
    return composeAbout(first, about?.topic ?? 'general', units, about?.months, guidance)
  if (intent === 'compare' && comparedBy)
    return comparedBy === 'distance'
      ? composeApart(sources, units)
      : composeComparison(sources, comparedBy, units, query)
  if (intent === 'compare' && about && query.order === 'best')
    return composeTopics(sources, about.topic, units, about.months)
  if (intent === 'compare') return composeComparison(sources, comparisonIn(query), units, query)
  return composeFound({ query, sources, total: totalSites, relaxed, guidance, unwanted, fact, reader: units })
}

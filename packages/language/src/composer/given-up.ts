import type { Chip } from '@soundings/contract/search'
import { listText } from '@soundings/rules/phrases'
import { isAsked } from '../understanding/query.ts'
import { isSafety, type RelaxedQuery } from '../understanding/relaxations.ts'
import { type Sentence, say } from './pieces.ts'
import { quotedLabel } from './sources.ts'

// What an answer says of the parts of a question that nothing matches.

type Asked = {
  query: RelaxedQuery
  total: number
  relaxed: readonly Chip[]
  unwanted?: string | undefined
}

const chipsText = (chips: readonly Chip[]) => listText(chips.map(({ label }) => quotedLabel(label)))

/** Says which parts of the question are not matched. */
export const notMatched = ({ relaxed, query }: Asked): Sentence => {
  const others = relaxed.filter((chip) => !isSafety(chip))
  if (relaxed.length === 0) return []
  if (!isAsked(query)) return say`No site matches ${chipsText(relaxed)}, so here are some others to consider.`
  const isWidened = ({ key }: Chip) => key.startsWith('where:') && query.where.length > 0
  const left = chipsText(others.filter((chip) => !isWidened(chip)))
  const widened = chipsText(others.filter(isWidened))
  if (left === '' && widened === '') return []
  if (widened === '') return say`No site matches everything, so I searched without ${left}.`
  return left === ''
    ? say`No site matches everything, so I searched beyond ${widened}.`
    : say`No site matches everything, so I searched without ${left} and beyond ${widened}.`
}

export const isOfLevels = ({ key }: Chip) => key.startsWith('levels:')

/** Says that what was found is easier than what was asked for. */
export const onlyEasier = ({ relaxed, query, total }: Asked): Sentence => {
  const levels = query.isEased ? relaxed.filter(isOfLevels) : []
  if (levels.length === 0) return []
  return total === 1
    ? say`No site rated ${chipsText(levels)} matches. This one is easier.`
    : say`No site rated ${chipsText(levels)} matches. These are easier.`
}

/** Says that what keeps people safe is not matched. */
export const notSafe = ({ relaxed: all, query, total }: Asked): Sentence => {
  const relaxed = query.isEased ? all.filter((chip) => !isOfLevels(chip)) : all
  const given = relaxed.filter(isSafety)
  if (given.length === 0) return []
  const what = chipsText(given)
  if (given.length < relaxed.length)
    return total === 1
      ? say`This site doesn’t keep to ${what} either, so check it before you plan a dive.`
      : say`These sites don’t keep to ${what} either, so check them before you plan a dive.`
  return total === 1
    ? say`No site keeps to ${what}. The one that comes nearest goes beyond it, so check it before you plan a dive.`
    : say`No site keeps to ${what}. These come nearest, but go beyond it, so check them before you plan a dive.`
}

/** Says what it could not leave out. */
export const notLeftOut = ({ unwanted }: Asked): Sentence =>
  unwanted ? say`I couldn’t leave out “${unwanted}”, as sites don’t say anything about it.` : []

import type { Question } from '#features/sites/index.ts'

/** The filters that stand on the map, each by what it asks. */
const asks = {
  shallow: { maxDepth: 18 },
  wrecks: { diveSiteCategory: 'wreck' },
  shore: { diveType: 'shore' },
  turtles: { q: 'turtle' },
} as const satisfies Record<string, Question>

export type QuickFilter = keyof typeof asks

export const quickFilters = Object.keys(asks) as QuickFilter[]

const partsOf = (filter: QuickFilter) => Object.entries(asks[filter]) as [keyof Question, unknown][]

const namesOf = (filter: QuickFilter) => partsOf(filter).map(([part]) => part as string)

/** Whether a question asks just what a filter does. */
export const isOn = (question: Question, filter: QuickFilter): boolean =>
  partsOf(filter).every(([part, value]) => question[part] === value)

/** A question with a filter, or without it. */
export const withFilter = (question: Question, filter: QuickFilter, isWanted: boolean): Question => ({
  ...question,
  ...Object.fromEntries(partsOf(filter).map(([part, value]) => [part, isWanted ? value : undefined])),
})

/** How many filters a question has that do not stand on the map. */
export const furtherCount = (question: Question): number => {
  const here = new Set(quickFilters.filter((filter) => isOn(question, filter)).flatMap(namesOf))
  const parts = Object.entries(question).filter(([, value]) => value !== undefined)
  return parts.filter(([name]) => name !== 'bbox' && name !== 'sort' && !here.has(name)).length
}

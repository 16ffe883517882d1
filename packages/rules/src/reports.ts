import { conditions, type ReportFacts } from '@soundings/contract/reports'
import type { Access } from '@soundings/contract/route'
import { isEnough } from './people.ts'

/** How a person stands to a report that they read. */
export type ReportStanding = { level: Access; isOwn: boolean }

/** What a report says is its author's. */
export const mayRewrite = ({ isOwn }: ReportStanding): boolean => isOwn

/** Authors take away their own reports, moderators any. */
export const mayDiscard = ({ level, isOwn }: ReportStanding): boolean => isOwn || isEnough(level, 'moderator')

/** Hours that the first places on Earth are ahead of UTC. */
const maxAhead = 14
const hour = 3_600_000

/** The last day, `2026-11-21`, that has begun anywhere on Earth. */
export const lastDay = (now: Date): string =>
  new Date(now.getTime() + maxAhead * hour).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** Whether a day has not begun anywhere: nobody can have dived on it. */
export const isYetToCome = (day: string, now: Date): boolean => day > lastDay(now)

/** What a report says, as it is kept. */
export type TidyFacts = ReportFacts & { content: string }

/** To the hundredth: so feet and °F come back as they were typed, and what is kept is what was sent. */
const tidyFigure = (value: number | null) => value && Math.round(value * 100) / 100

/** Says nothing twice and leaves nothing empty; what a report says in short is its notes where nothing else is given. */
export const tidyReport = (facts: ReportFacts): TidyFacts => ({
  ...facts,
  content: facts.content || facts.diveNotes || '',
  visibility: tidyFigure(facts.visibility),
  waterTemp: tidyFigure(facts.waterTemp),
  conditions: conditions.filter((condition) => facts.conditions.includes(condition)),
  animalsSeen: facts.animalsSeen || null,
  diveNotes: facts.diveNotes || null,
})

/** Whether two reports of a dive say something else. */
export const saysOtherwise = (one: TidyFacts, other: TidyFacts): boolean =>
  (Object.keys(one) as (keyof TidyFacts)[]).some(
    (fact) => JSON.stringify(one[fact]) !== JSON.stringify(other[fact]),
  )

import type { GuidanceTopic } from '../guidance/topics.ts'
import type { Heard } from './heard.ts'
import { accidentTold } from './learnt/accident.ts'

// Whether a message comes from an accident. Then it is said before all else how to call for help.

/** What is advised on these says so itself. */
const callsForHelp: ReadonlySet<GuidanceTopic> = new Set(['symptoms', 'missed-deco', 'adrift', 'lost-buddy'])

/** How sure it must be, in log-odds. */
const sure = {
  /** Most stings need hot water, and no helicopter. */
  stings: 1.5,
  otherwise: 0,
  /** Where there is nothing else to say, rather once too often. */
  likely: -1,
} as const

/** Somebody is hurt, ill after a dive, missing or in danger at this moment. */
export const accidentIn = (heard: Heard): boolean => {
  const { guidance } = heard
  if (guidance !== null && callsForHelp.has(guidance)) return false
  return accidentTold(heard) > (guidance === 'stings' ? sure.stings : sure.otherwise)
}

/** The same, of what gets advice and is on no topic. */
export const mayBeAccident = (heard: Heard): boolean =>
  (heard.guidance === null || heard.guidance === 'general' || heard.guidance === 'emergency') &&
  accidentTold(heard) > sure.likely

import { killOften, reportOfKills } from './kills.ts'
import type { Report } from './report.ts'
import type { Resources } from './resources.ts'

/** Kills a server while two people write to each other, each of whom sends again what was not acknowledged. */
export const measureMessageKills = async (
  resources: Resources,
  { isFull, rounds = isFull ? 200 : 10 }: { isFull?: boolean; rounds?: number } = {},
): Promise<Report> =>
  reportOfKills(await killOften(resources, { writer: './message-writer.ts', rounds }), {
    title: `${rounds} SIGKILLs while messages are sent`,
    what: 'messages',
    rounds,
  })

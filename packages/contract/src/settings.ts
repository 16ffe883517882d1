import { z } from 'zod'
import { Instant } from './common.ts'
import { route } from './route.ts'
import {
  dateLanguages,
  depthUnits,
  pressureUnits,
  temperatureUnits,
  themes,
  weightUnits,
} from './settings-words.ts'

export * from './settings-words.ts'

/** How a person wants to see and type things. What is stored stays metric. */
export const UserSettings = z.object({
  temperature: z.enum(temperatureUnits).default('C'),
  distanceDepth: z.enum(depthUnits).default('m'),
  pressure: z.enum(pressureUnits).default('bar'),
  weight: z.enum(weightUnits).default('kg'),
  theme: z.enum(themes).default('system'),
  dateLanguage: z.enum(dateLanguages).default('system'),
  /** Whether single keys such as `/` and `M` do something. */
  singleKeys: z.boolean().default(true),
})
export type UserSettings = z.output<typeof UserSettings>

/** `savedAt` is null for somebody who never chose anything: their device may know better. */
const Answer = z.object({ settings: UserSettings, savedAt: Instant.nullable() })

export const settings = {
  get: route('/api/settings/me', {
    method: 'GET',
    access: 'member',
    summary: 'The settings of the person who is signed in; what was never set is at its default',
    reply: Answer,
  }),
  put: route('/api/settings/me', {
    method: 'PUT',
    access: 'member',
    summary: 'Replaces the settings',
    body: z.object({ settings: UserSettings }),
    reply: Answer,
  }),
} as const

import { z } from 'zod'
import { Instant } from './common.ts'
import { feature, route } from './route.ts'
import {
  dateLanguages,
  depthUnits,
  pressureUnits,
  temperatureUnits,
  themes,
  weightUnits,
} from './settings-fields.ts'

export * from './settings-fields.ts'

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
export const SettingsAnswer = z.object({ settings: UserSettings, savedAt: Instant.nullable() })

export const settings = feature('User settings.', {
  get: route('/api/settings/me', {
    method: 'GET',
    access: 'member',
    summary: 'Get your settings; anything you haven’t set has its default',
    reply: SettingsAnswer,
  }),
  put: route('/api/settings/me', {
    method: 'PUT',
    access: 'member',
    summary: 'Replace your settings',
    body: z.object({ settings: UserSettings }),
    reply: SettingsAnswer,
  }),
})

import { settings, type UserSettings } from '@soundings/contract/settings'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'

/** The settings that the server keeps of the person who is signed in. */
export const settingsQuery = { ...read(settings.get, {}), refetchOnReconnect: 'always' } as const

export const saveSettings = (chosen: UserSettings) => call(settings.put, { body: { settings: chosen } })

// @vitest-environment happy-dom
import { settings, type UserSettings } from '@soundings/contract/settings'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { useTheme } from '#shared/theme/theme-store.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { deviceSettings, showSettings } from './device-settings.ts'
import { keepSettings } from './keep-settings.ts'
import { defaults, freshDevice } from './settings.build.ts'

const robin = '0190a000-0000-7000-8000-000000000001'
const kim = '0190a000-0000-7000-8000-000000000002'

let network: ReturnType<typeof stubNetwork>
let onServer: UserSettings
let savedAt: string | null
let stop = () => {}

const serve = () => {
  network.answer(settings.get, () => ({ settings: onServer, savedAt }))
  network.answer(settings.put, (_, sent) => {
    onServer = (sent as { settings: UserSettings }).settings
    savedAt = '2026-05-02T08:00:00Z'
    return { settings: onServer, savedAt }
  })
}

beforeEach(() => {
  freshDevice()
  network = stubNetwork()
  onServer = defaults
  savedAt = '2026-05-01T08:00:00Z'
  serve()
  for (const kind of ['success', 'error', 'info'] as const) vi.spyOn(toast, kind).mockReturnValue(undefined)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const signIn = (userId = robin) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  stop = keepSettings(queries, userId)
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const signInAndWait = async (userId = robin) => {
  signIn(userId)
  await settled()
}
const puts = () => network.asked.filter((call) => call.startsWith('PUT'))
const chooseFeet = () => useUnits.getState().choose({ depth: 'ft' })
const saved = () => vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Settings saved'))

test('what the server has is shown and kept on the device', async () => {
  onServer = { ...defaults, distanceDepth: 'ft', theme: 'dark', singleKeys: false, dateLanguage: 'de' }
  await signInAndWait()
  expect(deviceSettings()).toEqual(onServer)
  expect(localStorage.getItem('soundings.depth-unit')).toBe('ft')
  expect(puts()).toEqual([])
})

test('what somebody chose on this device before they signed up goes to the server', async () => {
  savedAt = null
  chooseFeet()
  await signInAndWait()
  await saved()
  expect(onServer).toEqual({ ...defaults, distanceDepth: 'ft' })
  expect(deviceSettings().distanceDepth).toBe('ft')
})

test('a choice anywhere in the app is saved, and choices close together travel together', async () => {
  await signInAndWait()
  chooseFeet()
  useTheme.getState().choose('dark')
  expect(deviceSettings().distanceDepth).toBe('ft')
  await saved()
  expect(onServer).toEqual({ ...defaults, distanceDepth: 'ft', theme: 'dark' })
  expect(puts()).toHaveLength(1)
})

test('a choice that is taken back at once is not sent', async () => {
  await signInAndWait()
  chooseFeet()
  useUnits.getState().choose({ depth: 'm' })
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(puts()).toEqual([])
})

test('a refusal takes the choice back and says so', async () => {
  network.refuse(settings.put, 500, 'Something went wrong on our side')
  onServer = { ...defaults, weight: 'lb' }
  await signInAndWait()
  chooseFeet()
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to save settings'))
  expect(deviceSettings()).toEqual({ ...defaults, weight: 'lb' })
  await settled()
  expect(puts()).toHaveLength(1)
})

test('a refusal does not take back what was chosen since', async () => {
  await signInAndWait()
  network.refuse(settings.put, 500, 'Something went wrong on our side')
  const answer = fetch
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const response = await answer(...sent)
    await held
    return response
  })
  chooseFeet()
  await vi.waitFor(() => expect(puts()).toHaveLength(1))
  useTheme.getState().choose('dark')
  serve()
  goOn()
  await saved()
  expect(toast.error).toHaveBeenCalledWith('Failed to save settings')
  expect(onServer).toEqual({ ...defaults, theme: 'dark' })
  expect(deviceSettings()).toEqual(onServer)
})

test('without a connection a choice stays on the device, and is saved at the next visit', async () => {
  await signInAndWait()
  network.cut(settings.put)
  chooseFeet()
  await vi.waitFor(() => expect(toast.info).toHaveBeenCalledWith(expect.stringContaining('offline')))
  expect(toast.error).not.toHaveBeenCalled()
  expect(deviceSettings().distanceDepth).toBe('ft')
  stop()
  serve()
  onServer = { ...defaults, weight: 'lb' }
  signIn()
  await saved()
  expect(onServer).toEqual({ ...defaults, weight: 'lb', distanceDepth: 'ft' })
})

test('a choice before the server has answered is saved on top of what it has', async () => {
  onServer = { ...defaults, weight: 'lb', theme: 'dark' }
  signIn()
  chooseFeet()
  await saved()
  expect(onServer).toEqual({ ...defaults, weight: 'lb', theme: 'dark', distanceDepth: 'ft' })
  expect(deviceSettings()).toEqual(onServer)
})

test('settings that did not load change nothing on the device', async () => {
  showSettings({ ...defaults, temperature: 'F' })
  network.refuse(settings.get, 500, 'Something went wrong on our side')
  await signInAndWait()
  expect(deviceSettings().temperature).toBe('F')
  expect(puts()).toEqual([])
})

test('what one person chose offline is not saved for the next one', async () => {
  await signInAndWait()
  network.cut(settings.put)
  chooseFeet()
  await vi.waitFor(() => expect(toast.info).toHaveBeenCalled())
  stop()
  serve()
  await signInAndWait(kim)
  expect(deviceSettings()).toEqual(defaults)
  expect(puts()).toHaveLength(1)
})

test('after signing out nothing is sent any more', async () => {
  await signInAndWait()
  chooseFeet()
  stop()
  useTheme.getState().choose('dark')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(puts()).toEqual([])
})

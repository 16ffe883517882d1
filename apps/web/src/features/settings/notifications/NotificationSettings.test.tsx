import {
  type NotificationPreferences,
  type NotificationPreferencesChange,
  notificationPreferences,
} from '@soundings/contract/notification-preferences'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'

const channels = { page: true, mail: 'off', push: true } as const
const preferences: NotificationPreferences = {
  groups: {
    security: { ...channels, mail: 'each' },
    contributions: channels,
    belongings: channels,
    objections: channels,
    company: channels,
    messages: { ...channels, page: false },
    forums: channels,
    events: channels,
    trips: channels,
    achievements: channels,
  },
  quietHours: { isOn: false, from: '22:00', to: '07:00', timeZone: 'UTC' },
  version: 0,
}
const phone = {
  id: '0190a000-0000-7000-8000-00000000000b',
  name: 'Firefox on Android',
  createdAt: '2026-05-01T08:00:00Z',
  lastOkAt: null,
}

let network: ReturnType<typeof stubNetwork>
const sent: NotificationPreferencesChange[] = []

beforeEach(() => {
  sent.splice(0)
  network = stubNetwork()
  network.answer(notificationPreferences.get, preferences)
  network.answer(notificationPreferences.devices, { key: 'key', items: [phone] })
  network.answer(notificationPreferences.change, (_url, body) => {
    sent.push(body as NotificationPreferencesChange)
    return preferences
  })
  vi.spyOn(toast, 'error').mockReturnValue(undefined)
})
afterEach(() => vi.restoreAllMocks())

const open = async () => {
  renderPart(<NotificationSettings />)
  await screen.findByRole('table')
  return userEvent.setup()
}
const inGroup = (name: RegExp) => within(screen.getByRole('row', { name }))

test('each group is switched by itself, and saved at once', async () => {
  const user = await open()
  await user.click(inGroup(/^Your equipment/).getByRole('switch', { name: /show on Soundings/ }))
  await user.selectOptions(inGroup(/^Your contributions/).getByRole('combobox'), 'Weekly digest')
  await waitFor(() => expect(sent).toHaveLength(2))
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(sent).toEqual([
    { groups: { belongings: { page: false } } },
    // Digests come in the morning of where the person is.
    { groups: { contributions: { mail: 'weekly' } }, quietHours: { timeZone } },
  ])
})

test('what keeps an account safe cannot be switched off', async () => {
  await open()
  const row = inGroup(/^Your account/)
  expect(row.getAllByText('Always')).toHaveLength(2)
  expect(row.queryByRole('combobox')).toBe(null)
})

test('messages show in a place of their own, whatever is chosen; mail and push are as for others', async () => {
  const user = await open()
  const row = inGroup(/^Messages/)
  expect(row.getAllByText('Always')).toHaveLength(1)
  expect(row.queryByRole('switch', { name: /show on Soundings/ })).toBeNull()
  await user.click(row.getByRole('switch', { name: 'Messages: push' }))
  await user.selectOptions(row.getByRole('combobox'), 'Daily digest')
  await waitFor(() =>
    expect(sent.map(({ groups }) => groups)).toEqual([
      { messages: { push: false } },
      { messages: { mail: 'daily' } },
    ]),
  )
})

test('what could not be saved is as it was, and that is said', async () => {
  network.refuse(notificationPreferences.change, 500, 'The server stumbled')
  const user = await open()
  const push = inGroup(/^Your equipment/).getByRole('switch', { name: /push/ })
  await user.click(push)
  await waitFor(() => expect(toast.error).toHaveBeenCalled())
  await waitFor(() => expect(push).toHaveProperty('checked', true))
})

test('quiet hours are saved when a time was typed', async () => {
  network.answer(notificationPreferences.get, {
    ...preferences,
    quietHours: { ...preferences.quietHours, isOn: true },
  })
  const user = await open()
  const from = screen.getByLabelText('From')
  await user.clear(from)
  await user.type(from, '23:15')
  expect(sent).toEqual([])
  await user.tab()
  await waitFor(() => expect(sent).toMatchObject([{ quietHours: { from: '23:15' } }]))
})

test('a browser is taken off the list', async () => {
  const user = await open()
  network.answer(notificationPreferences.removeDevice, (_url, body) => {
    expect(body).toEqual({ id: phone.id })
    network.answer(notificationPreferences.devices, { key: 'key', items: [] })
    return { items: [] }
  })
  await user.click(
    await screen.findByRole('button', { name: 'Turn off push messages on Firefox on Android' }),
  )
  await waitFor(() => expect(screen.queryByText('Firefox on Android')).toBe(null))
})

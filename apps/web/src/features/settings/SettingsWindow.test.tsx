import { auth } from '@soundings/contract/auth'
import { settings } from '@soundings/contract/settings'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftNames, writeDraft } from '#shared/drafts/stored-drafts.ts'
import { keepForLater } from '#shared/outbox/outbox.ts'
import { readWaiting } from '#shared/outbox/outbox-db.ts'
import { setUser, useSession } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildNote } from '#shared/testing/notes.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { deviceSettings } from './device-settings.ts'
import { SettingsWindow } from './SettingsWindow.tsx'
import type { Section } from './sections.view.ts'
import { buildMe, defaults, freshDevice } from './settings.build.ts'

const done = { success: true as const, message: 'Done' }
const here = {
  id: '0190a000-0000-7000-8000-00000000000a',
  device: 'Firefox on Linux',
  createdAt: '2026-05-01T08:00:00Z',
  usedAt: '2026-05-02T08:00:00Z',
  isCurrent: true,
}
const phone = {
  ...here,
  id: '0190a000-0000-7000-8000-00000000000b',
  device: 'Safari on iPhone',
  isCurrent: false,
}

let network: ReturnType<typeof stubNetwork>
const sent = vi.fn()

beforeEach(() => {
  freshDevice()
  network = stubNetwork()
  network.answer(settings.get, { settings: defaults, savedAt: '2026-05-01T08:00:00Z' })
  network.answer(auth.sessions, { items: [here, phone] })
  for (const kind of ['success', 'error', 'info'] as const) vi.spyOn(toast, kind).mockReturnValue(undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  sent.mockReset()
})

const open = (section: Section = 'display') => {
  renderPart(withLinks(<SettingsWindow opened onClose={() => undefined} section={section} />))
  return userEvent.setup()
}
const openAsMember = (section: Section) => {
  act(() => setUser(buildMe()))
  return open(section)
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }))

test('a visitor chooses units, theme and dates for this device, and has no account to see', async () => {
  const user = open()
  expect(screen.queryAllByRole('tab')).toEqual([])
  const pick = (group: string, name: string) =>
    user.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }))
  await pick('Depth and distance', 'feet')
  await pick('Temperature', 'degrees Fahrenheit')
  await pick('Pressure', 'pounds per square inch')
  await pick('Weight', 'pounds')
  expect(screen.getByText(/59\sft, 75\s°F, 2,901\spsi, 13.2\slb/)).toBeDefined()
  await pick('Theme', 'Dark')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'Deutsch')
  await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
  expect(deviceSettings()).toEqual({
    temperature: 'F',
    distanceDepth: 'ft',
    pressure: 'psi',
    weight: 'lb',
    theme: 'dark',
    dateLanguage: 'de',
    singleKeys: false,
  })
  expect(network.asked).toEqual([])
  expect(screen.getByText('Saved on this device.')).toBeDefined()
})

test('settings that do not load say so and are asked for again', async () => {
  network.refuse(settings.get, 500, 'Something went wrong on our side')
  const user = openAsMember('display')
  expect((await screen.findByText(/^Failed to load settings/)).closest('[role=alert]')).not.toBeNull()
  network.answer(settings.get, { settings: defaults, savedAt: '2026-05-01T08:00:00Z' })
  await press(user, 'Try again')
  await waitFor(() => expect(screen.queryByText(/^Failed to load settings/)).toBeNull())
})

test('devices are listed, this one cannot be signed out here, any other can', async () => {
  const user = openAsMember('sessions')
  const list = await screen.findByRole('list')
  const items = within(list).getAllByRole('listitem')
  expect(items[0]?.textContent).toContain('This device')
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull()
  network.answer(auth.endSession, (url) => {
    sent(url.pathname)
    return done
  })
  network.answer(auth.sessions, { items: [here] })
  await press(user, 'Sign out Safari on iPhone')
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
  expect(sent).toHaveBeenCalledWith(`/api/auth/sessions/${phone.id}`)
  expect(toast.success).toHaveBeenCalledWith('Signed out on Safari on iPhone')
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull()
})

test('all other devices are signed out at once; a failure says so and they stay', async () => {
  const user = openAsMember('sessions')
  network.refuse(auth.endOtherSessions, 503, 'The database cannot be reached.')
  await screen.findByRole('list')
  await press(user, 'Sign out all other devices')
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('The database cannot be reached.'))
  network.answer(auth.endOtherSessions, done)
  network.answer(auth.sessions, { items: [here] })
  await press(user, 'Sign out all other devices')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
})

test('devices that do not load say so and are asked for again', async () => {
  network.refuse(auth.sessions, 500, 'Something went wrong on our side')
  const user = openAsMember('sessions')
  await screen.findByText('Your devices couldn’t be loaded')
  network.answer(auth.sessions, { items: [here] })
  await press(user, 'Try again')
  expect(await screen.findByText('This device')).toBeDefined()
})

const fill = async (user: ReturnType<typeof userEvent.setup>, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await user.type(screen.getByLabelText(label, { selector: 'input' }), text)
}

test('a password is changed by whoever knows the old one', async () => {
  const user = openAsMember('account')
  network.answer(auth.changePassword, (_, body) => {
    sent(body)
    return done
  })
  await press(user, 'Change password')
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  await fill(user, { 'New password': 'weak', 'Confirm password': 'other' })
  await press(user, 'Change password')
  expect(screen.getByText('Password is required')).toBeDefined()
  expect(screen.getByText('Passwords do not match')).toBeDefined()
  expect(sent).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText('New password'))
  await user.clear(screen.getByLabelText('Confirm password'))
  await fill(user, {
    'Current password': 'Deep-Blue-1',
    'New password': 'Deep-Blue-2',
    'Confirm password': 'Deep-Blue-2',
  })
  await press(user, 'Change password')
  await waitFor(() => expect(toast.success).toHaveBeenCalled())
  expect(sent).toHaveBeenCalledWith({ current: 'Deep-Blue-1', password: 'Deep-Blue-2' })
  expect(screen.queryByLabelText('Current password')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }))
})

test('a wrong password is told in the form, which keeps what was typed', async () => {
  const user = openAsMember('account')
  network.refuse(auth.changePassword, 403, 'Wrong password')
  await press(user, 'Change password')
  await fill(user, {
    'Current password': 'Deep-Blue-1',
    'New password': 'Deep-Blue-2',
    'Confirm password': 'Deep-Blue-2',
  })
  await press(user, 'Change password')
  expect((await screen.findByText('Wrong password')).closest('[role=alert]')).not.toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Deep-Blue-2')
})

test('an email changes once its code has come back', async () => {
  const user = openAsMember('account')
  network.answer(auth.changeEmail, done)
  network.answer(auth.confirmEmail, (_, body) => {
    sent(body)
    return { success: true as const, user: buildMe({ email: 'new@example.org' }) }
  })
  await press(user, 'Change email')
  await fill(user, { 'New email': 'New@example.org', Password: 'Deep-Blue-1' })
  await press(user, 'Send code')
  await screen.findByText('new@example.org')
  expect(useSession.getState().user?.email).toBe('robin@example.org')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Digit 1 of 6')))
  await user.keyboard('123456')
  await press(user, 'Confirm')
  expect(await screen.findByText('You sign in as new@example.org.')).toBeDefined()
  expect(sent).toHaveBeenCalledWith({ email: 'new@example.org', password: 'Deep-Blue-1', code: '123456' })
})

test('an email that was mistyped is put right without typing all again', async () => {
  const user = openAsMember('account')
  network.answer(auth.changeEmail, done)
  await press(user, 'Change email')
  await fill(user, { 'New email': 'nwe@example.org', Password: 'Deep-Blue-1' })
  await press(user, 'Send code')
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('nwe@example.org')
})

test('data is handed over as a file', async () => {
  const user = openAsMember('data')
  network.answer(auth.exportData, new Uint8Array([80, 75, 5, 6]))
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it')
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    sent(this.download)
  })
  await press(user, 'Export my data')
  await waitFor(() => expect(clicked).toHaveBeenCalled())
  expect(sent).toHaveBeenCalledWith(expect.stringMatching(/^soundings-\d{4}-\d\d-\d\d\.zip$/))
  expect(made.mock.calls[0]?.[0]).toMatchObject({ type: 'application/zip' })
})

test('data that cannot be handed over says why', async () => {
  const user = openAsMember('data')
  network.refuse(auth.exportData, 429, 'Too many exports. Try again in 40 minutes.')
  await press(user, 'Export my data')
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Too many exports. Try again in 40 minutes.'))
})

test('an account goes only with a choice, the password and the typed word', async () => {
  const user = openAsMember('data')
  network.answer(auth.deleteAccount, (_, body) => {
    sent(body)
    return done
  })
  await press(user, 'Delete account…')
  const goForGood = () => press(user, 'Permanently delete account')
  await goForGood()
  expect(screen.getByText('Choose what happens to them')).toBeDefined()
  expect(screen.getByText('Password is required')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Keep them, without my name' }))
  await fill(user, { Password: 'Deep-Blue-1', 'Type DELETE to confirm': 'delete' })
  await goForGood()
  expect(screen.getByText('Type the word DELETE')).toBeDefined()
  expect(sent).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText('Type DELETE to confirm'))
  await fill(user, { 'Type DELETE to confirm': 'DELETE' })
  await goForGood()
  await waitFor(() => expect(useSession.getState().user).toBeNull())
  expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'Deep-Blue-1', contributions: 'anonymise' })
})

test('what this device keeps of an account is told before it is deleted, and goes with it', async () => {
  await emptyDevice(buildMe().id)
  await keepForLater(buildNote('never sent', { personId: buildMe().id }))
  writeDraft(`${buildMe().id}.report`, { version: 1, typedAt: Date.now(), content: {} })
  writeDraft(`${buildMe().id}.settings`, { version: 1, typedAt: Date.now(), content: {} })
  const user = openAsMember('data')
  network.answer(auth.deleteAccount, done)
  await press(user, 'Delete account…')
  await screen.findByText('1 notes would go with the account.')
  expect(screen.getByText(/^You have 1 unfinished draft on this device\./)).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Delete them too' }))
  await fill(user, { Password: 'Deep-Blue-1', 'Type DELETE to confirm': 'DELETE' })
  await press(user, 'Permanently delete account')
  await waitFor(async () => expect(await readWaiting(buildMe().id)).toEqual([]))
  expect(draftNames(buildMe().id)).toEqual([])
})

test('an account stays when its owner thinks again, or the server refuses', async () => {
  const user = openAsMember('data')
  network.refuse(auth.deleteAccount, 403, 'Wrong password')
  await press(user, 'Delete account…')
  await user.click(screen.getByRole('radio', { name: 'Delete them too' }))
  await fill(user, { Password: 'Deep-Blue-1', 'Type DELETE to confirm': 'DELETE' })
  await press(user, 'Permanently delete account')
  await screen.findByText('Wrong password')
  expect(useSession.getState().user).not.toBeNull()
  await press(user, 'Keep my account')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete account…' }))
})

test('the keyboard walks through the parts', async () => {
  const user = openAsMember('display')
  await user.click(screen.getByRole('tab', { name: 'Display' }))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(await screen.findByRole('heading', { name: 'Where you’re signed in' })).toBeDefined()
})

import { events } from '@soundings/contract/events'
import { groups } from '@soundings/contract/groups'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { setUser } from '#shared/session/session-store.ts'
import { buildEvent } from '#shared/testing/events.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { EventForm } from './EventForm.tsx'
import { openEventDraft } from './event-draft.ts'
import { emptyEvent, valuesOf } from './event-values.ts'

const user = userEvent.setup()
const personId = buildMe().id
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  localStorage.clear()
  resetSession()
  noteReach(true)
  setUser(buildMe())
  network = stubNetwork()
  network.answer(groups.list, onePage([]))
})

const show = (event: ReturnType<typeof buildEvent> | null = null) => {
  const base = event ? valuesOf(event) : emptyEvent()
  const known = event ? { id: event.id, version: event.version } : undefined
  const draft = openEventDraft({ personId, base, known })
  return renderPart(
    withLinks(<EventForm base={base} draft={draft} event={event} onStartOver={() => undefined} />),
  )
}
const field = (name: string) => screen.getByLabelText(name)
const fill = async () => {
  await user.type(field('Title'), 'Boat to the wreck')
  await user.type(field('Where you meet'), 'Harbour')
  await user.type(field('Day'), '2099-11-28')
  await user.type(field('Starts (optional)'), '08:30')
}

test('what is wrong stands at its field, and the first one takes focus', async () => {
  show()
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  expect(await screen.findByText('Give it a title.')).toBeDefined()
  expect(screen.getByText('Say where you meet.')).toBeDefined()
  expect(screen.getByText('Choose a day.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Title')))
  expect(network.asked.some((asked) => asked.startsWith('POST'))).toBe(false)
})

test('what is typed is kept when it could not be sent, also for the next time', async () => {
  network.cut(events.create)
  const { unmount } = show()
  await fill()
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  expect(await screen.findByText(/No connection to the server/)).toBeDefined()
  expect((field('Title') as HTMLInputElement).value).toBe('Boat to the wreck')
  unmount()
  show()
  expect(screen.getByText(/This is your saved draft/)).toBeDefined()
  expect((field('Where you meet') as HTMLInputElement).value).toBe('Harbour')
})

test('what the server finds wrong stands at its field, too', async () => {
  network.refuse(events.create, 400, 'Please check what you entered')
  const said = vi.fn()
  network.answer(events.create, (_, sent) => {
    said(sent)
    return buildEvent()
  })
  show()
  await fill()
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  await waitFor(() => expect(said).toHaveBeenCalledOnce())
  expect(said.mock.lastCall?.[0]).toMatchObject({
    title: 'Boat to the wreck',
    date: '2099-11-28',
    time: '08:30',
    location: 'Harbour',
    recurrence: null,
    clientKey: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('a weekly dive says how often, and one of a series whether those that follow change, too', async () => {
  const { unmount } = show()
  await user.selectOptions(field('Repeats'), 'Every week')
  expect((field('How many times') as HTMLInputElement).value).toBe('10')
  await user.selectOptions(field('Ends'), 'On a day')
  expect(field('Last one by')).toBeDefined()
  unmount()
  const series = {
    id: buildEvent().id,
    every: 'week' as const,
    until: null,
    count: 10,
    upcoming: 9,
    nextId: null,
  }
  const changed = vi.fn()
  network.answer(events.change, (_, sent) => {
    changed(sent)
    return buildEvent()
  })
  show(buildEvent({ series, version: 4 }))
  expect(screen.queryByLabelText('Repeats')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Change this one and all that follow' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(changed.mock.lastCall?.[0]).toMatchObject({ scope: 'following', version: 4 }))
})

test('where somebody was faster both are there: what was typed, and the way to theirs', async () => {
  network.refuse(events.change, 409, 'This event was changed in the meantime.', undefined, 'changed-since')
  network.answer(events.get, buildEvent({ title: 'Boat to the reef', version: 2 }))
  show(buildEvent({ version: 1 }))
  await user.type(field('Title'), ' and back')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(/Somebody else changed this event/)).toBeDefined()
  expect((field('Title') as HTMLInputElement).value).toBe('Boat to the wreck and back')
  await user.click(screen.getByRole('button', { name: 'Use theirs' }))
  expect((field('Title') as HTMLInputElement).value).toBe('Boat to the reef')
})

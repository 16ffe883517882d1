import { trips } from '@soundings/contract/trips'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { startDelivering } from '#shared/outbox/delivering.ts'
import { setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { ana, buildItem, buildTrip } from '#shared/testing/trips.ts'
import { ChecklistTab } from './ChecklistTab.tsx'

const user = userEvent.setup()
const me = buildMe()
let network: ReturnType<typeof stubNetwork>
let items: ReturnType<typeof buildItem>[]
const sharedId = '0190f300-0000-7000-8000-000000000002'

beforeEach(async () => {
  localStorage.clear()
  resetSession()
  noteReach(true)
  setUser(me)
  await emptyDevice(me.id)
  network = stubNetwork()
  items = [
    buildItem(),
    buildItem({ id: sharedId, title: 'Book the boat', kind: 'booking', isShared: true, due: '2020-01-01' }),
  ]
  network.answer(trips.checklist, () => ({ items }))
  network.answer(trips.proposals, {
    traits: ['abroad'],
    items: [{ title: 'Visa', kind: 'document', isShared: false, due: null, trait: 'abroad' }],
    known: 0,
  })
})

const show = (role: 'owner' | 'viewer' = 'owner') =>
  renderPart(
    <ChecklistTab trip={buildTrip({ role, people: [...buildTrip().people, ana] })} personId={me.id} />,
  )

test('what is shared and what is one’s own stand apart, and what is over its day stands out', async () => {
  show()
  const together = within(await screen.findByRole('region', { name: 'Together' }))
  expect(together.getByRole('checkbox', { name: 'Book the boat' })).toBeDefined()
  expect(together.getByText(/^Was due/)).toBeDefined()
  const own = within(screen.getByRole('region', { name: 'Only yours' }))
  expect(own.getByRole('checkbox', { name: 'Spare mask' })).toBeDefined()
})

test('a tick without a connection stands at once, and is sent once there is one: the last word alone', async () => {
  const sent: unknown[] = []
  network.answer(trips.changeItem, (_, body) => {
    sent.push(body)
    const isDone = (body as { isDone: boolean }).isDone
    items = items.map((item) => (item.id === sharedId ? { ...item, isDone, doneBy: me.id } : item))
    return items[1] ?? buildItem()
  })
  const { queries } = show()
  const stop = startDelivering(queries)
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Book the boat' })
  act(() => network.lose())
  await user.click(box)
  expect(await screen.findByText('Waiting to be sent')).toBeDefined()
  await user.click(box)
  await user.click(box)
  await waitFor(() => expect(box.checked).toBe(true))
  expect(sent).toEqual([])
  act(() => network.find())
  await waitFor(() => expect(sent).toEqual([{ isDone: true }]))
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull())
  expect(box.checked).toBe(true)
  stop()
})

test('a proposal is on the list once somebody takes it', async () => {
  const added = vi.fn()
  network.answer(trips.addItem, (_, body) => {
    added(body)
    items = [
      ...items,
      buildItem({ id: '0190f300-0000-7000-8000-000000000003', title: 'Visa', kind: 'document' }),
    ]
    return items.at(-1) ?? buildItem()
  })
  show()
  await user.click(await screen.findByRole('button', { name: 'Add Visa' }))
  expect(await screen.findByRole('checkbox', { name: 'Visa' })).toBeDefined()
  expect(added.mock.lastCall?.[0]).toMatchObject({ title: 'Visa', kind: 'document', isShared: false })
})

test('who may only look ticks their own items and nobody else’s', async () => {
  show('viewer')
  const shared = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Book the boat' })
  expect(shared.disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Spare mask' }).disabled).toBe(false)
})

test('an item is renamed and gets a day, and the rest of it stays', async () => {
  const sent = vi.fn()
  network.answer(trips.changeItem, (_, body) => {
    sent(body)
    items = items.map((item) => (item.id === buildItem().id ? { ...item, ...(body as object) } : item))
    return items[0] ?? buildItem()
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  show()
  await user.click(await screen.findByRole('button', { name: 'More about Spare mask' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit', hidden: true }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit item' }))
  await user.clear(form.getByLabelText('Item'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Write what it is.')).toBeDefined()
  await user.type(form.getByLabelText('Item'), 'Two masks')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('checkbox', { name: 'Two masks' })).toBeDefined()
  expect(sent.mock.lastCall?.[0]).toEqual({ title: 'Two masks', kind: 'equipment', due: null })
})

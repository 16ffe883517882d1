import { type EquipmentList, type EquipmentLog, equipment } from '@soundings/contract/equipment'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { Equipment } from './Equipment.tsx'
import { buildItem, buildLog, itemId } from './equipment.build.ts'
import type { UsedItem } from './equipment.view.ts'

const today = dayHere(Date.now())

let network: ReturnType<typeof stubNetwork>
let kept: EquipmentLog
let sent: EquipmentList[]
beforeEach(() => {
  localStorage.clear()
  resetSession()
  useSession.setState({ user: buildMe(), authChecked: true })
  useDateLanguage.setState({ language: 'en-GB' })
  network = stubNetwork()
  sent = []
  vi.restoreAllMocks()
})

/** A server that keeps the list as it is told, and counts nothing. */
const keep = (log: EquipmentLog) => {
  kept = log
  network.answer(equipment.get, () => kept)
  network.answer(equipment.put, (_, body) => {
    const list = body as Required<EquipmentList>
    sent.push(list)
    const items = list.items.map((item): UsedItem => {
      const before = kept.items.find(({ id }) => id === item.id) ?? buildItem()
      return { ...item, use: before.use }
    })
    kept = { ...list, items, version: kept.version + 1 }
    return kept
  })
}

const show = async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Equipment, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return userEvent.setup()
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
/** Presses what the last message offers. */
const undo = () => {
  const { action } = vi.mocked(toast.notify).mock.calls.at(-1)?.[0] ?? {}
  act(() => action?.act())
}

test('things are told of with their use, and what is due comes first', async () => {
  keep(
    buildLog([
      buildItem({ kind: 'suit', brand: 'Fourth Element', model: null, services: [] }),
      buildItem({
        id: itemId(2),
        serviceMonths: 12,
        services: [{ date: '2025-01-01', note: 'Both stages' }],
        use: { lastServiceOn: '2025-01-01', dueOn: '2026-01-01', isDue: true },
      }),
    ]),
  )
  await show()
  const due = await region('1 thing is due for service')
  expect(due.getByRole('listitem').textContent).toContain('Due for service since 1 Jan 2026.')
  const regulators = await region('Regulators')
  expect(regulators.getByText('Dives').nextElementSibling?.textContent).toBe('12')
  expect(regulators.getByText('Hours').nextElementSibling?.textContent).toBe('9.5')
  expect(regulators.getByText('Serial number A1')).toBeDefined()
  expect(regulators.getByText('Both stages', { exact: false })).toBeDefined()
  expect((await region('Suits')).getByRole('heading', { name: 'Fourth Element' })).toBeDefined()
})

test('a service of today is noted with one press, and taken back', async () => {
  vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
  keep(buildLog([buildItem({ serviceMonths: 12 })]))
  const user = await show()
  await user.click((await region('Regulators')).getByRole('button', { name: /^Serviced today/ }))
  await waitFor(() => expect(kept.items[0]?.services).toEqual([{ date: today, note: null }]))
  expect(sent[0]).toMatchObject({ version: 3 })
  undo()
  await waitFor(() => expect(kept.items[0]?.services).toEqual([]))
})

test('what is deleted goes at once and comes back with its sets', async () => {
  vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
  const set = { id: itemId(9), name: 'Warm water', items: [itemId(1)] }
  keep(buildLog([buildItem(), buildItem({ id: itemId(2), kind: 'suit' })], { sets: [set] }))
  const user = await show()
  await user.click((await region('Regulators')).getByRole('button', { name: /^Delete/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Regulators' })).toBeNull())
  expect(kept.sets).toEqual([{ ...set, items: [] }])
  undo()
  await region('Regulators')
  expect(kept.sets).toEqual([set])
})

test('what is retired stands apart, and can be used again', async () => {
  keep(buildLog([buildItem()]))
  const user = await show()
  await user.click((await region('Regulators')).getByRole('button', { name: /^Retire/ }))
  const retired = await region('No longer used')
  expect(kept.items[0]?.retiredOn).toBe(today)
  expect(retired.queryByRole('button', { name: /^Serviced today/ })).toBeNull()
  await user.click(retired.getByRole('button', { name: /^Use again/ }))
  await region('Regulators')
})

test('an empty list says what it is for, and its form adds the first thing', async () => {
  keep(buildLog([]))
  const user = await show()
  await user.click(await screen.findByRole('button', { name: 'Add equipment' }))
  const form = await dialog('Add equipment')
  await user.selectOptions(form.getByRole('combobox', { name: 'Kind' }), 'Suit')
  await user.type(form.getByRole('textbox', { name: /^Brand/ }), 'Waterproof')
  await user.type(form.getByRole('textbox', { name: /months/ }), '0')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText('Enter a number: 1 to 120')).toBeDefined()
  await user.clear(form.getByRole('textbox', { name: /months/ }))
  await user.type(form.getByRole('textbox', { name: /months/ }), '24')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await region('Suits')
  expect(kept.items).toMatchObject([{ kind: 'suit', brand: 'Waterproof', serviceMonths: 24 }])
})

test('what was typed stays when it could not be saved, also when the form is closed meanwhile', async () => {
  keep(buildLog([buildItem()]))
  network.cut(equipment.put)
  const user = await show()
  const edit = async () => {
    await user.click((await region('Regulators')).getByRole('button', { name: /^Edit/ }))
    return dialog('Edit equipment')
  }
  const form = await edit()
  await user.type(form.getByRole('textbox', { name: /^Notes/ }), 'New hose')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByRole('alert')).textContent).toContain('No connection to the server.')
  await user.click(form.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await edit()
  expect(again.getByRole('textbox', { name: /^Notes/ })).toHaveProperty('value', 'New hose')
})

test('a list that was changed elsewhere keeps what was changed there', async () => {
  keep(buildLog([buildItem({ serviceMonths: 12 })]))
  const user = await show()
  await region('Regulators')
  const other = buildItem({ id: itemId(2), kind: 'suit', brand: 'Bare', model: null })
  kept = buildLog([buildItem({ serviceMonths: 12 }), other], { version: 4 })
  let isFirst = true
  const put = (_: URL, body: unknown) => {
    sent.push(body as EquipmentList)
    kept = {
      ...kept,
      items: (body as { items: UsedItem[] }).items.map((item) => ({ ...buildItem(), ...item })),
    }
    return kept
  }
  const refuse = network.refuse
  refuse(equipment.put, 409, 'Changed.', undefined, 'changed-since')
  network.answer(equipment.get, () => {
    if (isFirst) network.answer(equipment.put, put)
    isFirst = false
    return kept
  })
  await user.click((await region('Regulators')).getByRole('button', { name: /^Serviced today/ }))
  await region('Suits')
  expect(sent).toMatchObject([{ version: 4, items: [{ services: [{ date: today }] }, { brand: 'Bare' }] }])
})

test('a thing that was changed elsewhere is shown before it is replaced', async () => {
  keep(buildLog([buildItem()]))
  const user = await show()
  await user.click((await region('Regulators')).getByRole('button', { name: /^Edit/ }))
  const form = await dialog('Edit equipment')
  await user.type(form.getByRole('textbox', { name: /^Notes/ }), 'Mine')
  network.refuse(equipment.put, 409, 'Changed.', undefined, 'changed-since')
  kept = buildLog([buildItem({ model: 'MTX-R' })], { version: 4 })
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/changed on another device/)).toBeDefined()
  expect(form.getByRole('textbox', { name: /^Notes/ })).toHaveProperty('value', 'Mine')
  await user.click(form.getByRole('button', { name: 'Use the newer version' }))
  expect(form.getByRole('textbox', { name: /^Model/ })).toHaveProperty('value', 'MTX-R')
  expect(form.getByRole('textbox', { name: /^Notes/ })).toHaveProperty('value', '')
})

test('a set is put together of what there is', async () => {
  keep(buildLog([buildItem(), buildItem({ id: itemId(2), kind: 'suit', brand: 'Bare', model: null })]))
  const user = await show()
  await user.click((await region('Sets')).getByRole('button', { name: 'Add set' }))
  const form = await dialog('Add set')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText('Name is required.')).toBeDefined()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Warm water')
  await user.click(form.getByRole('checkbox', { name: 'Bare' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  const sets = await region('Sets')
  expect((await sets.findByRole('heading', { name: 'Warm water' })).nextElementSibling?.textContent).toBe(
    'Bare',
  )
  expect(kept.sets).toMatchObject([{ name: 'Warm water', items: [itemId(2)] }])
})

test('whether brands may be counted is asked, and no by itself', async () => {
  keep(buildLog([buildItem()]))
  const user = await show()
  const choice = (await region('Community figures')).getByRole('switch', {
    name: 'Count my brands and models',
  })
  expect(choice).toHaveProperty('checked', false)
  await user.click(choice)
  await waitFor(() => expect(kept.isCounted).toBe(true))
})

test('a list that did not come can be asked for again', async () => {
  network.cut(equipment.get)
  const user = await show()
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load your equipment')
  keep(buildLog([buildItem()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await region('Regulators')
})

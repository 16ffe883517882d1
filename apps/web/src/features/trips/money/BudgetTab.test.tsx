import { trips } from '@soundings/contract/trips'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { ana, buildExpense, buildTrip } from '#shared/testing/trips.ts'
import { toast } from '#shared/ui/toast.tsx'
import { BudgetTab } from './BudgetTab.tsx'

const user = userEvent.setup()
const me = buildMe()
let network: ReturnType<typeof stubNetwork>
let expenses: ReturnType<typeof buildExpense>[]

beforeEach(() => {
  localStorage.clear()
  resetSession()
  setUser(me)
  network = stubNetwork()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  expenses = [buildExpense()]
  network.answer(trips.expenses, () => ({ items: expenses }))
  network.answer(trips.budget, {
    currency: 'USD',
    budget: 80,
    spent: 100,
    left: -20,
    mine: 50,
    planPerDay: 20,
    perDay: [{ day: '2099-03-14', amount: 100 }],
    perCategory: [{ category: 'diving', amount: 100 }],
  })
  network.answer(trips.settlement, {
    currency: 'USD',
    balances: [
      { userId: me.id, paid: 100, share: 50, balance: 50 },
      { userId: ana.id, paid: 0, share: 50, balance: -50 },
    ],
    transfers: [{ from: ana.id, to: me.id, amount: 50 }],
  })
  vi.spyOn(toast, 'success').mockImplementation(() => undefined)
})

const show = () =>
  renderPart(<BudgetTab trip={buildTrip({ people: [...buildTrip().people, ana] })} personId={me.id} />)

test('what was spent stands against the plan, and who owes whom', async () => {
  show()
  expect(await screen.findByText('Over the plan')).toBeDefined()
  const settle = within(await screen.findByRole('region', { name: 'Who owes whom' }))
  const [transfer] = settle.getAllByRole('listitem')
  expect(transfer?.textContent).toBe('Ana RuizYou$50')
  expect(settle.getByRole('row', { name: 'Ana Ruiz $0 $50 -$50' })).toBeDefined()
})

test('what belongs to no day is not held against the plan of a day', async () => {
  network.answer(trips.budget, {
    currency: 'USD',
    budget: 80,
    spent: 130,
    left: -50,
    mine: 65,
    planPerDay: 20,
    perDay: [
      { day: '2099-03-14', amount: 100 },
      { day: null, amount: 30 },
    ],
    perCategory: [{ category: 'diving', amount: 130 }],
  })
  show()
  const rows = within(await screen.findByRole('list', { name: 'By day' })).getAllByRole('listitem')
  expect(rows.map((row) => [row.textContent, row.querySelectorAll('i').length])).toEqual([
    [expect.stringMatching(/14.*\$100$/), 1],
    ['No day$30', 0],
  ])
})

test('another currency needs a rate, a share needs somebody, and both say so at their fields', async () => {
  const sent = vi.fn()
  network.answer(trips.addExpense, (_, body) => {
    sent(body)
    return buildExpense()
  })
  show()
  await user.click(await screen.findByRole('button', { name: 'Add an expense' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add an expense' }))
  await user.click(form.getByRole('button', { name: 'Add expense' }))
  expect(await form.findByText('Write what it is.')).toBeDefined()
  expect(form.getByText('Write an amount above 0.')).toBeDefined()
  await user.type(form.getByLabelText('What for'), 'Boat')
  await user.type(form.getByLabelText('Amount'), '150.50')
  await user.selectOptions(form.getByLabelText('Currency'), 'EUR')
  await user.click(form.getByRole('checkbox', { name: 'You' }))
  await user.click(form.getByRole('checkbox', { name: 'Ana Ruiz' }))
  await user.click(form.getByRole('button', { name: 'Add expense' }))
  expect(await form.findByText('Write how much one unit of this currency is worth.')).toBeDefined()
  expect(form.getByText('Choose at least one person who shares it.')).toBeDefined()
  await user.type(form.getByLabelText('1 EUR in USD'), '1.1')
  expect(form.getByText('That makes $165.55.')).toBeDefined()
  await user.click(form.getByRole('checkbox', { name: 'Ana Ruiz' }))
  await user.click(form.getByRole('button', { name: 'Add expense' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    title: 'Boat',
    amount: 150.5,
    currency: 'EUR',
    rate: 1.1,
    paidBy: me.id,
    shares: [{ userId: ana.id, weight: 1 }],
  })
})

test('with nothing spent yet, one is told what this is for', async () => {
  expenses = []
  show()
  expect(await screen.findByRole('heading', { name: 'Nothing spent yet' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Who owes whom' })).toBeNull()
})

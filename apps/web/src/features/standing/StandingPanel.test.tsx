import { type StandingRecord, standing } from '@soundings/contract/standing'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { StandingPanel } from './StandingPanel.tsx'

const person = { id: '0190a000-0000-7000-8000-00000000000a', handle: 'nico_d', name: null, avatar: null }

const buildRecord = (known: Partial<StandingRecord> = {}): StandingRecord => ({
  person,
  standing: 'member',
  until: null,
  reason: null,
  memberSince: '2026-01-05T10:00:00Z',
  stood: 12,
  days: 4,
  upheld: [],
  actions: [],
  choices: ['auto', 'silenced', 'suspended'],
  conflict: null,
  isDecided: false,
  signals: [],
  version: 0,
  ...known,
})

let network: ReturnType<typeof stubNetwork>
let record: StandingRecord
let sent: { standing: string; until?: string | null; reason?: string }[]

beforeEach(() => {
  useDateLanguage.setState({ language: 'en-GB' })
  vi.restoreAllMocks()
  network = stubNetwork()
  record = buildRecord()
  sent = []
  network.answer(standing.get, () => record)
  network.answer(standing.set, (_, body) => {
    sent.push(body as (typeof sent)[number])
    record = buildRecord({ standing: 'silenced', isDecided: true, until: '2026-06-08T10:00:00Z' })
    return record
  })
})

const show = async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <StandingPanel person={person} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return userEvent.setup()
}
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent
const decide = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Silence, suspend or change…' }))
  return within(await screen.findByRole('dialog', { name: 'Decide about @nico_d' }))
}

describe('the panel', () => {
  test('tells how somebody stands, and what it is counted from', async () => {
    await show()
    expect(await fact('Standing')).toBe('Member')
    expect(await fact('Member since')).toBe('5 Jan 2026')
    expect(await fact('Approved contributions')).toBe('12 on 4 days')
    expect(screen.queryByText('Until')).toBeNull()
    expect(screen.getByText('Nothing')).toBeDefined()
    expect(screen.getByText('Nothing yet')).toBeDefined()
  })

  test('tells what holds somebody back, what was upheld, what moderators did, and what is worth a look', async () => {
    record = buildRecord({
      standing: 'silenced',
      until: '2026-06-08T10:00:00Z',
      upheld: [{ type: 'people', reason: 'harassment', at: '2026-05-30T10:00:00Z' }],
      actions: [
        {
          standing: 'silenced',
          until: '2026-06-08T10:00:00Z',
          reason: 'Rude words.',
          by: 'anna_dives',
          at: '2026-06-01T10:00:00Z',
        },
        { standing: 'auto', until: null, reason: null, by: null, at: '2026-04-01T10:00:00Z' },
      ],
      signals: ['Sent a link with a buddy request in the last 24 hours.'],
    })
    await show()
    expect(await fact('Standing')).toBe('Silenced')
    expect(await fact('Until')).toBe('8 Jun 2026')
    expect(screen.getByText(/^Sent a link/)).toBeDefined()
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'It’s harassment30 May 2026',
      'Silenced until 8 Jun 2026Rude words.@anna_dives, 1 Jun 2026',
      'LiftedSomeone who left, 1 Apr 2026',
    ])
  })

  test('offers nothing where nothing can be decided, and says why', async () => {
    record = buildRecord({ choices: [], conflict: 'You’re involved in this, so another moderator has to.' })
    await show()
    expect(await screen.findByText(/^You’re involved in this/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Silence/ })).toBeNull()
  })

  test('that could not be loaded is asked for again', async () => {
    network.refuse(standing.get, 400, 'No')
    const user = await show()
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load their standing')
    network.answer(standing.get, () => record)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await fact('Standing')).toBe('Member')
  })
})

describe('deciding', () => {
  test('needs a decision, and a reason where it takes rights; what was chosen is sent and shown', async () => {
    vi.spyOn(toast, 'success').mockImplementation(() => undefined)
    const user = await show()
    const form = await decide(user)
    const save = form.getByRole('button', { name: 'Save' })
    await user.click(save)
    expect(form.getByText('Please choose', { selector: ':not(option)' })).toBeDefined()
    await user.selectOptions(form.getByLabelText('Decision'), 'Silence: can’t share anything')
    await user.click(save)
    expect(form.getByText('A reason is required: the person reads it.')).toBeDefined()
    expect(sent).toEqual([])
    await user.selectOptions(form.getByLabelText('For how long'), '30 days')
    await user.type(form.getByLabelText(/^Reason/), 'Rude words.')
    const before = Date.now()
    await user.click(save)
    await waitFor(() => expect(sent).toHaveLength(1))
    const days = (Date.parse(sent[0]?.until ?? '') - before) / 86_400_000
    expect(sent[0]).toMatchObject({ standing: 'silenced', reason: 'Rude words.' })
    expect(days).toBeCloseTo(30, 1)
    await waitFor(async () => expect(await fact('Standing')).toBe('Silenced'))
    expect(toast.success).toHaveBeenCalledWith('Saved. It’s in force now.')
  })

  test('offers to lift only what was decided, and asks for no end', async () => {
    const user = await show()
    const options = (form: Awaited<ReturnType<typeof decide>>) =>
      within(form.getByLabelText('Decision'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    const form = await decide(user)
    expect(options(form)).not.toContain('Lift what was decided')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    expect(sent).toEqual([])
  })

  test('lifting needs no reason and has no end', async () => {
    record = buildRecord({ isDecided: true, standing: 'silenced' })
    const user = await show()
    const form = await decide(user)
    await user.selectOptions(form.getByLabelText('Decision'), 'Lift what was decided')
    expect(form.queryByLabelText('For how long')).toBeNull()
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([{ standing: 'auto', until: null }]))
  })

  test('that was refused says why and loses nothing', async () => {
    network.refuse(standing.set, 403, 'You can’t decide this about this person')
    const user = await show()
    const form = await decide(user)
    await user.selectOptions(form.getByLabelText('Decision'), 'Suspend: is signed out and can’t sign in')
    await user.type(form.getByLabelText(/^Reason/), 'Spam.')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('You can’t decide this about this person')).toBeDefined()
    expect(form.getByLabelText(/^Reason/)).toHaveProperty('value', 'Spam.')
  })
})

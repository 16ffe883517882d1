import { type DiveStatistics, diveLog } from '@soundings/contract/dive-log'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { useDiveForm } from '../form/dive-form-store.ts'
import { Statistics } from './Statistics.tsx'
import { buildGroup, buildStatistics, emptyStatistics } from './statistics.build.ts'

const id = '018f0000-0000-7000-8000-0000000000d1'
const sighting = { id, date: '2026-05-02', siteName: 'Blue Hole' }

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  resetSession()
  useSession.setState({ user: buildMe(), authChecked: true })
  useUnits.getState().choose({ depth: 'm', temperature: 'C' })
  useDateLanguage.setState({ language: 'en-GB' })
  network = stubNetwork()
  network.answer(diveLog.insights, { items: [] })
  network.answer(diveLog.days, { items: [{ date: '2026-05-02', dives: 1 }] })
  network.answer(diveLog.lifeList, {
    items: [{ species: 'green-turtle', dives: 1, first: sighting, last: sighting }],
  })
})

const show = async (known?: Partial<DiveStatistics>) => {
  if (known) network.answer(diveLog.statistics, buildStatistics(known))
  const router = createRouter({
    routeTree: createRootRoute({ component: Statistics, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return userEvent.setup()
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('a log of one dive is told of, and dives before it are told apart', async () => {
  await show({ totalDives: 41, startingDives: 40 })
  await region('Dives by year')
  expect(figure('Total Dives')).toBe('411 in this log, 40 before it')
  expect(figure('Hours Underwater')).toBe('0.8in this log')
  expect(figure('Deepest')).toBe('18.2\u00a0mBlue Hole, 2 May 2026')
  expect(figure('Longest')).toBe('48\u00a0minBlue Hole, 2 May 2026')
  const [first] = screen.getAllByRole('link', { name: 'Blue Hole' })
  expect(first?.getAttribute('href')).toBe(`/dive-log/${id}`)
  expect((await region('Insights')).getByText(/not enough to compare yet/)).toBeDefined()
  for (const absent of ['Air use (SAC)', 'Surface intervals', 'First dives after a pause'])
    expect(screen.queryByRole('region', { name: absent })).toBeNull()
})

test('each chart reads the same as a table, in the units of the reader', async () => {
  useUnits.getState().choose({ depth: 'ft' })
  const user = await show({
    byCountry: [buildGroup({ key: 'Egypt' }), buildGroup({ key: 'Malta', maxDepth: null })],
  })
  const chart = await region('Countries')
  expect(chart.queryByRole('table')).toBeNull()
  await user.click(chart.getByRole('button', { name: /^Show as a table/ }))
  expect(rowsOf(chart.getByRole('table'))).toEqual([
    ['Country', 'Dives', 'Hours', 'Deepest (ft)'],
    ['Egypt', '1', '0.8', '60'],
    ['Malta', '1', '0.8', '–'],
  ])
  await user.click(chart.getByRole('button', { name: /^Hide the table/ }))
  expect(chart.queryByRole('table')).toBeNull()
})

test('what has a name leads to its dives in the log', async () => {
  const user = await show({})
  const sites = await region('Sites')
  expect(sites.getByRole('link', { name: 'Blue Hole' }).getAttribute('href')).toBe('/dive-log?site=Blue+Hole')
  const years = await region('Dives by year')
  await user.click(years.getByRole('button', { name: /^Show as a table/ }))
  expect(years.getByRole('link', { name: '2026' }).getAttribute('href')).toMatch(/^\/dive-log\?year=.*2026/)
})

test('a table is taken along as a file in which nothing is worked out', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:table'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const user = await show({ byBuddy: [buildGroup({ key: '=1+1' }), buildGroup({ key: 'Lea, Tom' })] })
  await user.click((await region('Buddies')).getByRole('button', { name: /^Download CSV/ }))
  expect(names).toEqual(['dives-buddies.csv'])
  expect(await files[0]?.text()).toContain(
    'Buddy,Dives,Hours,Deepest (m)\r\n\'=1+1,1,0.8,18.2\r\n"Lea, Tom",1,0.8,18.2\r\n',
  )
  vi.restoreAllMocks()
})

test('insights come with the figures behind them', async () => {
  network.answer(diveLog.insights, {
    items: [
      {
        code: 'air-less',
        text: 'Your air use fell by 16 % since May 2026.',
        figures: [{ label: 'Before', value: 18.3, unit: 'l/min' }],
      },
    ],
  })
  await show({})
  const insights = await region('Insights')
  expect(await insights.findByText('Your air use fell by 16 % since May 2026.')).toBeDefined()
  const figure = insights.getByText('Before').nextElementSibling
  expect(figure?.textContent).toBe('18.3\u00a0l/min')
  act(() => useUnits.setState({ pressure: 'psi' }))
  expect(figure?.textContent).toBe('0.65\u00a0ft³/min')
})

test('a part that did not come says so alone, and comes when it is asked for again', async () => {
  network.refuse(diveLog.insights, 500, 'Not now.')
  const user = await show({})
  const insights = await region('Insights')
  expect((await insights.findByRole('alert')).textContent).toContain('Couldn’t load your insights. Not now.')
  expect(screen.getByRole('region', { name: 'Dives by year' })).toBeDefined()
  network.answer(diveLog.insights, { items: [] })
  await user.click(insights.getByRole('button', { name: 'Try again' }))
  expect(await insights.findByText(/not enough to compare yet/)).toBeDefined()
})

test('the days of a year are walked by keyboard, with one stop for all of them', async () => {
  const user = await show({ years: [2026, 2025] })
  const days = await region('Dive days')
  const day = await days.findByLabelText('2 May 2026: 1 dive')
  expect([...document.querySelectorAll('[data-place][tabindex="0"]')]).toEqual([day])
  day.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('3 May 2026: no dives')
  expect(days.getByText('3 May 2026: no dives')).toBeDefined()
  await user.selectOptions(days.getByRole('combobox', { name: 'Year' }), '2025')
  expect(days.queryByLabelText('2 May 2026: 1 dive')).toBeNull()
  expect(days.getByText('0 dives on 0 days.')).toBeDefined()
})

test('species are listed by name, with their first and last dive', async () => {
  await show({})
  const list = await region('Life list')
  expect((await list.findByRole('heading', { name: 'Green turtle' })).tagName).toBe('H3')
  expect(list.getByRole('link', { name: '2 May 2026' }).getAttribute('href')).toBe(`/dive-log/${id}`)
})

test('a list of nothing offers neither table nor file', async () => {
  network.answer(diveLog.lifeList, { items: [] })
  await show({})
  const list = await region('Life list')
  expect(await list.findByText(/^No species yet/)).toBeDefined()
  expect(list.queryByRole('button')).toBeNull()
})

test('without a dive it says what will be here, and opens the form', async () => {
  const user = await show(emptyStatistics)
  await user.click(await screen.findByRole('button', { name: 'Add New Dive' }))
  expect(useDiveForm.getState()).toMatchObject({ isOpen: true, subject: { kind: 'new', start: null } })
  expect(screen.queryByRole('region', { name: 'Dives by year' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Number of dives' })).toBeDefined()
})

test('statistics that did not come can be asked for again', async () => {
  network.cut(diveLog.statistics)
  const user = await show()
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load your statistics')
  network.answer(diveLog.statistics, buildStatistics())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await region('Dives by year')
})

test('the starting count is saved, refused at its field, and kept when it could not be sent', async () => {
  const user = await show({})
  const form = await region('Dives made before this log')
  const field = form.getByRole('textbox', { name: 'Number of dives' })
  const send = async (typed: string) => {
    await user.clear(field)
    await user.type(field, typed)
    await user.click(form.getByRole('button', { name: 'Save' }))
  }
  for (const wrong of ['20001', 'many']) {
    await send(wrong)
    expect(form.getByText('Enter a number: 0 to 20000'), wrong).toBeDefined()
  }
  network.refuse(diveLog.startingDives, 500, 'Not now.')
  await send('40')
  expect((await form.findByRole('alert')).textContent).toContain('Not now.')
  expect(field).toHaveProperty('value', '40')
  const sent: unknown[] = []
  network.answer(diveLog.startingDives, (_, body) => {
    sent.push(body)
    network.answer(diveLog.statistics, buildStatistics({ totalDives: 41, startingDives: 40 }))
    return { startingDives: 40 }
  })
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(figure('Total Dives')).toBe('411 in this log, 40 before it'))
  expect(sent).toEqual([{ startingDives: 40 }])
})

import { reports } from '@soundings/contract/reports'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { buildDigest } from '../reports.build.ts'
import { SiteDigest } from './SiteDigest.tsx'

const siteId = '00000000-0000-4000-9000-000000000001'
const byMonth = Array<number>(12).fill(0)

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  network = stubNetwork()
  useUnits.getState().choose({ depth: 'm', temperature: 'C' })
})

const show = async (known: Parameters<typeof buildDigest>[0] | null = {}, count = 42) => {
  const digest = known && buildDigest(known)
  network.answer(reports.digest, { reports: count, byMonth, digest })
  const page = () => (
    <>
      <p>
        4.3 of 5
        <SiteDigest siteId={siteId} form="words" />
      </p>
      <SiteDigest siteId={siteId} form="now" />
      <SiteDigest siteId={siteId} form="months" />
    </>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: page, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const panel = () => region('What divers report')
const year = () => region('Month by month')

test('it says how many reports stand behind it, and leads to them', async () => {
  await show()
  const told = await panel()
  expect(told.getByText(/^From 42 dive reports/)).toBeDefined()
  expect(told.getByRole('link', { name: 'Read them' }).getAttribute('href')).toBe('/?tab=reports')
  expect(told.getByRole('link', { name: 'browse reports' }).getAttribute('href')).toBe('/?report=latest')
  expect(screen.getByText('4.3 of 5 from 42 dive reports')).toBeDefined()
})

test('too few reports tell nothing, and are counted nevertheless', async () => {
  await show(null, 2)
  expect(await screen.findByText('4.3 of 5 from 2 dive reports')).toBeDefined()
  expect(screen.queryByRole('region')).toBeNull()
})

test('a site without reports says nothing of them', async () => {
  await show(null, 0)
  await waitFor(() => expect(network.asked).toHaveLength(1))
  expect(screen.getByText('4.3 of 5')).toBeDefined()
})

test('the few months of which anything is told are told one by one, in the units of the reader', async () => {
  useUnits.getState().choose({ depth: 'ft', temperature: 'F' })
  await show()
  const table = within((await year()).getByRole('table', { name: 'Visibility by month' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'MonthMedianHalf of all reportsReports',
    'April66\u00a0ft49 to 82\u00a0ft11 reports',
    'September82\u00a0ft66 to 98\u00a0ft20 reports',
  ])
  expect(document.querySelector('svg polyline')).toBeNull()
  const water = within(screen.getByRole('region', { name: 'Water temperature' }))
  expect(water.getByText('78 °F').tagName).toBe('STRONG')
  expect(water.getByText(/mostly 73 to 81 °F/)).toBeDefined()
})

test('a year of which much is told is drawn, and who does not see that reads the same as a table', async () => {
  const months = Array.from({ length: 8 }, (_, at) => ({
    month: at + 1,
    reports: 4,
    visibility: { median: 20 + at, low: 15, high: 30, reports: 4 },
    waterTemp: null,
  }))
  await show({ months, waterTemp: null, seen: [] })
  const chart = await region('Visibility')
  expect(document.querySelectorAll('svg polyline')).toHaveLength(1)
  const rows = within(chart.getByRole('table', { name: 'Visibility by month' })).getAllByRole('row')
  expect(rows).toHaveLength(9)
  expect(rows[1]?.textContent).toBe('January20\u00a0m15 to 30\u00a0m4')
})

test('a site of which only the latest dive is told has no months', async () => {
  await show({ months: [], visibility: null, waterTemp: null, seen: [] })
  await panel()
  expect(screen.queryByRole('region', { name: 'Month by month' })).toBeNull()
})

test('the latest water comes with its age, what is seen with its months', async () => {
  await show()
  const told = await panel()
  expect(told.getByText('21 m visibility, 26.5 °C, calm, clear')).toBeDefined()
  expect(told.getByText(/ago$|today|yesterday/).tagName).toBe('TIME')
  expect((await year()).getByText('Green turtle').closest('li')?.textContent).toBe('Green turtle Aug to Oct')
  expect((await year()).getByRole('link', { name: 'Green turtle' }).getAttribute('href')).toMatch(
    /^\/species\//,
  )
  expect(told.getByText('Liked best in').parentElement?.textContent).toContain('Sep')
})

test('a long list of animals is cut short until somebody asks for all of it', async () => {
  const seen = Array.from({ length: 12 }, (_, at) => ({
    species: `fish-${at}`,
    name: `Fish ${at}`,
    scientific: null,
    reports: 3,
    months: [1],
  }))
  await show({ seen })
  const told = await year()
  expect(told.queryByText('Fish 11')).toBeNull()
  await userEvent.setup().click(told.getByRole('button', { name: 'Show all 12' }))
  expect(told.getByText('Fish 11')).toBeDefined()
})

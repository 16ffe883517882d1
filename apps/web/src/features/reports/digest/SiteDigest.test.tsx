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
      <SiteDigest siteId={siteId} form="panel" />
    </>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: page, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
}

const panel = async () => within(await screen.findByRole('region', { name: 'What divers report' }))

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

test('who does not see the charts reads the same as a table, in their units', async () => {
  useUnits.getState().choose({ depth: 'ft', temperature: 'F' })
  await show()
  const table = within((await panel()).getByRole('table', { name: 'Visibility by month' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'MonthMedianHalf of all reportsReports',
    'April66\u00a0ft49 to 82\u00a0ft11',
    'September82\u00a0ft66 to 98\u00a0ft20',
  ])
  const water = within(screen.getByRole('region', { name: 'Water temperature' }))
  expect(water.getByText('78 °F').tagName).toBe('STRONG')
  expect(water.getByText(/mostly 73 to 81 °F/)).toBeDefined()
})

test('the latest water comes with its age, what is seen with its months', async () => {
  await show()
  const told = await panel()
  expect(told.getByText('21 m visibility, 26.5 °C, calm, clear')).toBeDefined()
  expect(told.getByText(/ago$|today|yesterday/).tagName).toBe('TIME')
  expect(told.getByText('Green turtle').closest('li')?.textContent).toBe('Green turtle Aug to Oct')
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
  const told = await panel()
  expect(told.queryByText('Fish 11')).toBeNull()
  await userEvent.setup().click(told.getByRole('button', { name: 'Show all 12' }))
  expect(told.getByText('Fish 11')).toBeDefined()
})

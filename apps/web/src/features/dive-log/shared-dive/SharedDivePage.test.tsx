import { diveLog, type SharedDive } from '@soundings/contract/dive-log'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { buildProfile, buildSharedDive } from '../dive/dive.build.ts'
import { showPage } from '../dive/dive-page.build.tsx'
import { SharedDivePage } from './SharedDivePage.tsx'

const token = 't'.repeat(43)

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  resetSession()
  network = stubNetwork()
  useUnits.getState().choose({ depth: 'm', temperature: 'C', pressure: 'bar' })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const show = async (known: Partial<SharedDive> | null, path = token) => {
  if (known) network.answer(diveLog.shared, buildSharedDive(known))
  await showPage('/shared/dives/$token', `/shared/dives/${path}`, SharedDivePage)
  return userEvent.setup()
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Blue Hole' })
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')

test('a visitor reads the main facts, and no section of what is not shown', async () => {
  await show({})
  await heading()
  for (const each of ['nico_d', 'Egypt, Dahab', '31.2 m', '48 min', '18 m', 'Night Dive', 'Green turtle'])
    expect(text(), each).toContain(each)
  for (const each of ['Dive profile', 'Notes', 'People', 'Photos', 'Gas and cylinders', 'Location'])
    expect(screen.queryByRole('heading', { name: each }), each).toBeNull()
})

test('what was chosen is shown', async () => {
  await show({
    profile: buildProfile(),
    notes: 'A turtle slept on the ledge.',
    buddies: ['Lea'],
    divemasters: [],
    cylinders: [
      {
        description: null,
        size: 12,
        workingPressure: null,
        startPressure: 200,
        endPressure: 60,
        o2: 32,
        he: 0,
        use: null,
      },
    ],
  })
  await heading()
  expect(await screen.findByRole('slider', { name: 'Dive profile' })).toBeDefined()
  for (const each of ['A turtle slept on the ledge.', 'Lea', 'EAN32']) expect(text(), each).toContain(each)
})

test('photos open over the page, and lead to each other', async () => {
  const photo = (name: string) => ({ thumbnailUrl: `/${name}-s.jpg`, fullUrl: `/${name}.jpg`, caption: name })
  const user = await show({ photos: [photo('Turtle'), photo('Wall')] })
  await user.click(await screen.findByRole('button', { name: 'Turtle' }))
  await user.click(await screen.findByRole('button', { name: 'Next photo' }))
  expect(await screen.findByText('2 of 2')).toBeDefined()
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByText('1 of 2')).toBeDefined()
})

test.each([
  ['has ended', token],
  ['is cut short', 'abc'],
])('a link that %s says so', async (_, path) => {
  network.refuse(diveLog.shared, 404, 'This link has ended or never existed')
  await show(null, path)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work any more' }),
  ).toBeDefined()
  expect(document.title).toContain('Link not found')
})

test('a failure offers another try', async () => {
  network.refuse(diveLog.shared, 500, 'Something went wrong.')
  const user = await show(null)
  const again = await screen.findByRole('button', { name: 'Try again' })
  network.answer(diveLog.shared, buildSharedDive())
  await user.click(again)
  expect(await heading()).toBeDefined()
})

import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { buildProfile } from '../dive/dive.build.ts'
import { ProfileChart } from './ProfileChart.tsx'

beforeEach(() => useUnits.getState().choose({ depth: 'm', temperature: 'C', pressure: 'bar' }))

const show = (known = {}) => {
  renderPart(<ProfileChart profile={buildProfile(known)} />)
  return userEvent.setup()
}
const slider = () => screen.getByRole('slider', { name: 'Dive profile' })
const said = () => (slider().getAttribute('aria-valuetext') ?? '').replaceAll('\u00a0', ' ')

test('arrow keys read the profile moment by moment, and it says what the computer showed', async () => {
  const user = show()
  expect(said()).toBe('Use the arrow keys to read the profile')
  slider().focus()
  await user.keyboard('{Home}{ArrowRight}')
  expect(said()).toBe('1:00, Depth 12 m, Temperature 26 °C, Pressure 190 bar, Gas Air')
  await user.keyboard('{ArrowRight}')
  expect(said()).toContain('Ceiling 3 m')
  await user.keyboard('{ArrowLeft}')
  expect(slider().getAttribute('aria-valuenow')).toBe('60')
  await user.keyboard('{End}')
  expect(said()).toMatch(/^4:00, Depth 0 m/)
})

test('the readout follows the reader’s units', async () => {
  const user = show()
  useUnits.getState().choose({ depth: 'ft' })
  slider().focus()
  await user.keyboard('{Home}{ArrowRight}')
  expect(said()).toContain('Depth 39 ft')
})

test('keys and buttons zoom, and there is a way back', async () => {
  const user = show({
    samples: Array.from({ length: 600 }, (_, at) => [at, 10, 20, 200, 0, 21]),
  })
  const whole = screen.getByRole('button', { name: 'Show the whole dive' })
  const isWhole = () => whole.getAttribute('aria-disabled') === 'true'
  expect(isWhole()).toBe(true)
  slider().focus()
  await user.keyboard('+')
  expect(isWhole()).toBe(false)
  await user.keyboard('{Escape}')
  expect(isWhole()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(isWhole()).toBe(false)
  await user.click(whole)
  expect(isWhole()).toBe(true)
})

test('strips below the depths can be left out', async () => {
  const user = show()
  const temperature = screen.getByRole('button', { name: 'Temperature', pressed: true })
  const before = document.querySelector('svg path[data-number]')
  expect(before).not.toBeNull()
  await user.click(temperature)
  await user.click(screen.getByRole('button', { name: 'Cylinder pressure' }))
  expect(document.querySelector('svg path[data-number]')).toBeNull()
})

test('the table has a row for each moment, and what happened', async () => {
  const user = show()
  await user.click(screen.getByText('Show as a table'))
  const [samples, events] = await screen.findAllByRole('table')
  if (!samples || !events) throw new Error('There is a table missing')
  expect(within(samples).getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Time', 'Depth', 'Temperature', 'Pressure', 'Ceiling', 'Gas',
  ]) // biome-ignore format: one row
  expect(within(samples).getByRole('row', { name: /^2:00 20.m 22.°C 180.bar 3.m Air$/ })).toBeDefined()
  expect(within(events).getByRole('row', { name: '3:00 Gas change: EAN50' })).toBeDefined()
})

test('a ceiling is named where the computer showed one, and nowhere else', () => {
  show()
  expect(screen.getByText('Ceiling, as the dive computer showed it')).toBeDefined()
})

test('without a ceiling there is no word of one', () => {
  show({ columns: ['time', 'depth'], samples: [[0, 0], [60, 9]], events: [] }) // biome-ignore format: one row
  expect(screen.queryByText(/Ceiling/)).toBeNull()
})

test('of one sample nothing is drawn', () => {
  show({ samples: [[0, 0, 26, 200, 0, 21]] })
  expect(screen.getByText('Too little was recorded to draw a profile.')).toBeDefined()
  expect(screen.queryByRole('slider')).toBeNull()
})

test('a pointer reads what lies under it, and a wheel zooms only together with Ctrl', () => {
  show({ samples: Array.from({ length: 241 }, (_, at) => [at, at / 10, 20, 200, 0, 21]) })
  const plot = slider()
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 480 } as DOMRect)
  fireEvent.pointerMove(plot, { clientX: 340, pointerType: 'mouse' })
  expect(plot.getAttribute('aria-valuenow')).toBe('120')
  const isWhole = () =>
    screen.getByRole('button', { name: 'Show the whole dive' }).getAttribute('aria-disabled') === 'true'
  // The test browser knows no keys held with a wheel.
  const wheel = (ctrlKey: boolean) =>
    fireEvent(
      plot,
      Object.assign(new Event('wheel', { bubbles: true, cancelable: true }), {
        clientX: 340,
        deltaX: 0,
        deltaY: -200,
        ctrlKey,
      }),
    )
  expect(wheel(false)).toBe(true)
  expect(isWhole()).toBe(true)
  expect(wheel(true)).toBe(false)
  expect(isWhole()).toBe(false)
  fireEvent.pointerLeave(plot, { pointerType: 'mouse' })
  expect(said()).toBe('Use the arrow keys to read the profile')
})

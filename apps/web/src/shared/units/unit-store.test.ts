// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const start = async () => (await import('./unit-store.ts')).useUnits

test('units are metric until somebody chooses, and a choice outlives the page', async () => {
  const { choose, ...units } = (await start()).getState()
  expect(units).toMatchObject({ temperature: 'C', depth: 'm', pressure: 'bar', weight: 'kg' })
  choose({ temperature: 'F', pressure: 'psi' })
  vi.resetModules()
  expect((await start()).getState()).toMatchObject({
    temperature: 'F',
    depth: 'm',
    pressure: 'psi',
    weight: 'kg',
  })
})

test('a stored word that is no unit is ignored, and the other units stay', async () => {
  localStorage.setItem('soundings.depth-unit', 'fathom')
  localStorage.setItem('soundings.weight-unit', 'lb')
  expect((await start()).getState()).toMatchObject({ depth: 'm', weight: 'lb' })
})

import { sampleThings } from '@soundings/contract/sample-things'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { SampleThingsPage } from './SampleThingsPage.tsx'

test('the page lists the sample things', async () => {
  stubNetwork().answer(sampleThings.list, {
    items: [{ id: '019a0000-0000-7000-8000-000000000001', name: 'Alpha' }],
  })
  renderPart(<SampleThingsPage />)
  expect((await screen.findByRole('listitem')).textContent).toBe('Alpha')
})

test('the page says that there are none yet', async () => {
  stubNetwork().answer(sampleThings.list, { items: [] })
  renderPart(<SampleThingsPage />)
  expect(await screen.findByText('There are no sample things yet.')).toBeDefined()
})

test('the page says that they did not come', async () => {
  stubNetwork().refuse(sampleThings.list, 500, 'Not now')
  renderPart(<SampleThingsPage />)
  expect(await screen.findByRole('alert')).toBeDefined()
})

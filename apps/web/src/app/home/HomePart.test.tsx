import { act, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { HomePart } from './HomePart.tsx'

const Site = ({ name }: { name: string }) => {
  if (name === 'broken') throw new Error('This site cannot be shown')
  return name
}

const partThat = (load: () => Promise<{ default: () => string }>) => lazy(load)

test('what holds the place of a part goes when its code has come', async () => {
  const coming = Promise.withResolvers<{ default: () => string }>()
  const Part = partThat(() => coming.promise)
  renderPart(
    <HomePart waiting={<p>on its way</p>}>
      <Part />
    </HomePart>,
  )
  expect(screen.getByText('on its way')).toBeDefined()
  await act(async () => coming.resolve({ default: () => 'here' }))
  expect(await screen.findByText('here')).toBeDefined()
  expect(screen.queryByText('on its way')).toBeNull()
})

test('a part that does not come says so and leaves the others whole', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const Part = partThat(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  renderPart(
    <>
      <HomePart>
        <Part />
      </HomePart>
      <p>the map</p>
    </>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('This section didn’t load')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined()
  expect(screen.getByText('the map')).toBeDefined()
})

test('another site is tried anew where the one before broke', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const shown = (name: string) => (
    <HomePart about={name}>
      <Site name={name} />
    </HomePart>
  )
  const { rerender } = renderPart(shown('broken'))
  expect(await screen.findByRole('alert')).toBeDefined()
  rerender(shown('Blue Hole'))
  expect(await screen.findByText('Blue Hole')).toBeDefined()
})

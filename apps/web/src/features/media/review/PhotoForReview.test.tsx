import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { buildPhoto } from '#shared/testing/photos.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { blueHole } from '#shared/testing/sites.ts'
import { PhotoForReview } from './PhotoForReview.tsx'
import { SimilarPhotos } from './SimilarPhotos.tsx'

const show = async (part: ReactNode) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/?type=media'] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
}

test('a photo is shown large, with what is said about it', async () => {
  const photo = buildPhoto({
    caption: 'Turtle',
    tags: ['turtle', 'night'],
    diveSite: blueHole,
    approvalStatus: 'pending',
  })
  await show(<PhotoForReview photo={photo} />)
  const review = within(await screen.findByRole('region', { name: 'The photo' }))
  expect(review.getByRole('img', { name: 'Turtle' }).getAttribute('srcset')).toContain('1920w')
  expect(review.getByText('turtle, night')).toBeDefined()
  expect(review.getByRole('link', { name: /^Blue Hole/ }).getAttribute('target')).toBe('_blank')
  expect(review.getByRole('link', { name: 'Turtle Open in full size' }).getAttribute('href')).toContain(
    'photo=',
  )
})

test('photos that look alike tell whose they are and where they stand', async () => {
  const twin = buildPhoto({
    caption: 'The same turtle',
    uploaderHandle: 'ola_k',
    diveSite: blueHole,
    approvalStatus: 'pending',
  })
  await show(<SimilarPhotos photos={[twin]} />)
  expect(await screen.findByRole('heading', { name: 'A similar photo is already here' })).toBeDefined()
  expect(screen.getByRole('link', { name: /^The same turtle/ }).getAttribute('href')).toContain('photo=')
  expect(screen.getByText('ola_k · Blue Hole · Awaiting review')).toBeDefined()
})

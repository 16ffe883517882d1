import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { buildReport } from '#shared/testing/reports.ts'
import { ReportForReview } from './ReportForReview.tsx'

test('a moderator reads all of a report, and of which site it is', async () => {
  const photo = {
    id: '01970000-0000-7000-8000-000000000042',
    thumbnailUrl: '/api/media/serve/thumbnail/00000000000000000000000000000042',
    fullUrl: '/api/media/serve/original/00000000000000000000000000000042',
    caption: 'Turtle',
    isIllustration: false,
  }
  const notes = `${'A long story. '.repeat(100)}The end.`
  const report = buildReport({
    approvalStatus: 'pending',
    visibility: 12,
    diveNotes: notes,
    content: notes,
    photos: [photo],
  })
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <ReportForReview report={report} />,
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: ['/?type=reports'] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  const review = within(await screen.findByRole('region', { name: 'The dive report' }))
  expect(review.getByText(/The end\.$/).closest('[data-short]')).toBeNull()
  expect(review.getByText('12 m')).toBeDefined()
  expect(review.getByRole('link', { name: /^Blue Hole/ }).getAttribute('target')).toBe('_blank')
  expect(review.getByRole('link', { name: 'Turtle' }).getAttribute('href')).toContain('photo=')
  expect(review.queryByRole('button')).toBeNull()
})

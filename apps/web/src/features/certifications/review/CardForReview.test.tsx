import type { CertificationPreview } from '@soundings/contract/certification-review'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { CardForReview } from './CardForReview.tsx'

const id = '018f0000-0000-7000-8000-0000000000c1'
const buildPreview = (picture: CertificationPreview['picture']): CertificationPreview => ({
  id,
  type: 'certifications',
  createdAt: '2026-11-01T10:00:00Z',
  title: 'SSI Deep Diving',
  siteName: null,
  caption: null,
  description: null,
  content: null,
  authorHandle: 'nico_d',
  conflict: null,
  version: 1,
  holder: { id, handle: 'nico_d', name: 'Nico Dahl', avatar: null },
  card: {
    agency: 'SSI',
    level: 'Deep Diving',
    kind: 'speciality',
    depth: 40,
    issuedOn: '2024-05-01',
    number: null,
  },
  picture,
  author: null,
})

const show = async (picture: CertificationPreview['picture']) => {
  useDateLanguage.setState({ language: 'en-GB' })
  useUnits.getState().choose({ depth: 'm' })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <CardForReview preview={buildPreview(picture)} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
}
const fact = (name: string) =>
  screen.getByText(name).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')

test('the photo stands above what its holder stated, and who that is', async () => {
  await show({ state: 'ready', thumbnailUrl: '/t', fullUrl: '/f' })
  expect(screen.getByRole('img', { name: 'Card of @nico_d' }).getAttribute('src')).toBe('/f')
  expect(screen.getByText('Nico Dahl')).toBeDefined()
  expect(['Agency', 'Level', 'Kind', 'Depth', 'Issued', 'Card number'].map(fact)).toEqual([
    'SSI',
    'Deep Diving',
    'Speciality',
    'to 40 m',
    '1 May 2024',
    'Not stated',
  ])
})

test('a photo that is not there says why', async () => {
  await show({ state: 'broken', thumbnailUrl: null, fullUrl: null })
  expect(screen.getByText('The photo couldn’t be processed')).toBeDefined()
  expect(screen.queryByRole('link', { name: /full size/ })).toBeNull()
})

import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useReportForm } from '#features/reports/index.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { enterGuestMode, nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSite } from '#shared/testing/sites.ts'
import { SiteActions } from './SiteActions.tsx'

beforeEach(resetSession)

test('a visitor is invited on the page of a site, and goes on with what they wanted once they are in', async () => {
  nobodyIsSignedIn()
  const site = buildSite({ siteName: 'Blue Hole' })
  renderPart(<SiteActions site={site} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dived here? Add your report' }))
  expect(useModals.getState()).toMatchObject({
    open: 'login',
    why: 'Sign in to tell other divers about Blue Hole.',
  })
  act(() => setUser(buildMe()))
  await expect.poll(() => useReportForm.getState().isOpen).toBe(true)
  expect(screen.getByRole('button', { name: 'Dive report' })).toBeDefined()
})

test('a guest is left alone', () => {
  enterGuestMode()
  renderPart(<SiteActions site={buildSite()} />)
  expect(screen.queryByRole('button')).toBeNull()
})

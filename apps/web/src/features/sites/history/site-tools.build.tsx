import type { Group } from '@soundings/contract/people'
import type { SiteChange } from '@soundings/contract/site-editing'
import { type Site, sites } from '@soundings/contract/sites'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSite } from '#shared/testing/sites.ts'
import { toast } from '#shared/ui/toast.tsx'
import { SiteTools } from './SiteTools.tsx'

// For tests of what can be done about a site besides reading it.

export const user = userEvent.setup()

/** Nobody is here yet, nothing is near any site, and what is told in the corner is heard by the test alone. */
export const beginTools = () => {
  resetSession()
  vi.restoreAllMocks()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
  vi.spyOn(toast, 'success').mockImplementation(() => undefined)
  const network = stubNetwork()
  network.answer(sites.nearby, { items: [] })
  return network
}

export const blueHole = buildSite({ siteName: 'Blue Hole' })

/** The menu of a site, for somebody in these groups. */
export const showTools = async (site: Site, ...groups: Group[]) => {
  setUser(buildMe({ groups }))
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <SiteTools site={site} />, notFoundComponent: () => null }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
}

export const openMenu = () => user.click(screen.getByRole('button', { name: 'More about this site' }))

export const choose = async (name: string) => {
  await openMenu()
  await user.click(await screen.findByRole('menuitem', { name, hidden: true }))
}

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const buildChange = (known: Partial<SiteChange> = {}): SiteChange => ({
  id: '01960000-0000-7000-8000-000000000001',
  version: 2,
  at: '2026-06-01T12:00:00Z',
  kind: 'edited',
  actorHandle: 'rita_r',
  proposerHandle: null,
  note: null,
  changes: [{ field: 'maxDepth', before: 20, after: 30 }],
  canUndo: true,
  mergedFrom: null,
  ...known,
})

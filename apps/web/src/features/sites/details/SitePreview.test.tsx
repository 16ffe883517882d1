import { sites } from '@soundings/contract/sites'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSite } from '#shared/testing/sites.ts'
import { SitePreview } from './SitePreview.tsx'

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  network = stubNetwork()
})

const open = (siteId: string) => {
  const actions = { onOpen: vi.fn(), onClose: vi.fn() }
  renderPart(<SitePreview siteId={siteId} {...actions} />)
  return { ...actions, user: userEvent.setup() }
}

test('the card names the selected site and leads to its details', async () => {
  const site = buildSite({ siteName: 'Blue Hole', city: 'Dahab', country: 'Egypt', maxDepth: 56 })
  network.answer(sites.get, site)
  const { user, onOpen, onClose } = open(site.id)
  expect(await screen.findByRole('heading', { name: 'Blue Hole' })).toBeDefined()
  expect(screen.getByText('Dahab, Egypt')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Details' }))
  expect(onOpen).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Deselect' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('the card of a site that is not public says so first', async () => {
  const site = buildSite({ siteName: 'New Ledge', country: 'Egypt', approvalStatus: 'pending' })
  network.answer(sites.get, site)
  open(site.id)
  expect(await screen.findByText('Pending review · Egypt')).toBeDefined()
})

test('the card of a closed site says so first', async () => {
  const site = buildSite({ country: 'Egypt', accessStatus: 'closed', accessStatusReason: 'To recover' })
  network.answer(sites.get, site)
  open(site.id)
  expect((await screen.findByText('Closed')).parentElement?.textContent).toBe('Closed Egypt')
})

test('a site that is gone is told, and can be deselected', async () => {
  network.refuse(sites.get, 404, 'Dive site not found')
  const { user, onClose } = open(buildSite().id)
  expect((await screen.findByRole('alert')).textContent).toContain('Dive site not found')
  expect(screen.queryByRole('button', { name: 'Details' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Deselect' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('without a connection the card can be tried again', async () => {
  const site = buildSite({ siteName: 'Far Rock' })
  network.cut(sites.get)
  const { user } = open(site.id)
  expect((await screen.findByRole('alert')).textContent).toContain('No connection to the server')
  network.answer(sites.get, site)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Far Rock' })).toBeDefined()
})

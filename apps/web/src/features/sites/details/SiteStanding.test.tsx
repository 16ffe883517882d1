import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { buildMe } from '#shared/testing/people.ts'
import { beginReading, openSite } from './site-details.build.tsx'

let network: ReturnType<typeof beginReading>
beforeEach(() => {
  network = beginReading()
})

const editLink = () => screen.queryByRole('link', { name: /^(Edit|Suggest an edit)$/ })

test('a visitor is offered no edit', async () => {
  await openSite(network)
  expect(editLink()).toBeNull()
})

test('a member may suggest an edit of a published site, an editor edits it', async () => {
  setUser(buildMe())
  const { user, onEdit, site } = await openSite(network)
  expect(editLink()?.textContent).toBe('Suggest an edit')
  expect(editLink()?.getAttribute('href')).toBe(`/sites/${site.id}/edit`)
  await user.click(screen.getByRole('link', { name: 'Suggest an edit' }))
  expect(onEdit).toHaveBeenCalledOnce()
  act(() => setUser(buildMe({ groups: ['editor'] })))
  expect(editLink()?.textContent).toBe('Edit')
})

test('the author of a pending site reads what it waits for, and may edit it', async () => {
  setUser(buildMe())
  await openSite(network, { approvalStatus: 'pending', isMySite: true })
  const standing = screen.getByRole('region', { name: 'Not public' })
  expect(standing.textContent).toContain('This site is awaiting review.')
  expect(within(standing).getByRole('link', { name: 'Edit' })).toBeDefined()
})

test('the author of a rejected site reads the reason and how it goes on', async () => {
  setUser(buildMe())
  const rejectionReason = 'The position <b>does not</b> fit the description.'
  await openSite(network, { approvalStatus: 'rejected', isMySite: true, rejectionReason })
  expect(screen.getByText('Not approved')).toBeDefined()
  expect(screen.getByText(rejectionReason)).toBeDefined()
  expect(screen.getByText(/It will be reviewed again after you edit it/)).toBeDefined()
})

test('a rejection without a reason leaves no empty quotation', async () => {
  await openSite(network, { approvalStatus: 'rejected', isMySite: true })
  expect(document.querySelector('blockquote')).toBeNull()
})

import { moderation } from '@soundings/contract/moderation'
import type { Group } from '@soundings/contract/people'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useModals } from '#shared/session/modal-store.ts'
import { expireSession, setUser } from '#shared/session/session-store.ts'
import { buildMe } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSite } from '#shared/testing/sites.ts'
import { toast } from '#shared/ui/toast.tsx'
import { SiteTools } from './SiteTools.tsx'
import { beginTools, blueHole, choose, dialog, openMenu, showTools, user } from './site-tools.build.tsx'

let network: ReturnType<typeof beginTools>
beforeEach(() => {
  network = beginTools()
})

const all = ['Report a problem', 'History', 'Merge with another site', 'Sponsor', 'Remove this site']

test.each<[Group[], string[]]>([
  [[], ['Report a problem']],
  [['editor'], ['Report a problem', 'History', 'Merge with another site']],
  [['moderator'], all.filter((tool) => tool !== 'Sponsor')],
  [['admin'], all],
])('whoever is in %j finds what they may do', async (groups, tools) => {
  await showTools(blueHole, ...groups)
  await openMenu()
  expect(
    (await screen.findAllByRole('menuitem', { hidden: true })).map(({ textContent }) => textContent),
  ).toEqual(tools)
})

test('a visitor finds nothing', () => {
  renderPart(<SiteTools site={blueHole} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a member finds nothing at a site that is not published', async () => {
  await showTools(buildSite({ approvalStatus: 'pending' }))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a problem is reported with what is wrong and a note', async () => {
  const sent: unknown[] = []
  network.answer(moderation.flag, (_, body) => {
    sent.push(body)
    return { success: true as const }
  })
  await showTools(blueHole)
  await choose('Report a problem')
  const form = await dialog('Report a problem')
  await user.click(form.getByRole('button', { name: 'Send' }))
  expect(form.getByText('Please choose a reason')).toBeDefined()
  await user.selectOptions(form.getByLabelText('What’s wrong?'), 'dangerous')
  await user.type(form.getByLabelText(/^Tell us more/), 'Boats cross it.')
  await user.click(form.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toEqual([{ reason: 'dangerous', note: 'Boats cross it.' }]))
  expect(toast.success).toHaveBeenCalledWith('Thank you. A moderator will review it.')
})

test('a problem that was reported before says so', async () => {
  network.refuse(moderation.flag, 409, 'You have reported this already')
  await showTools(blueHole)
  await choose('Report a problem')
  const form = await dialog('Report a problem')
  await user.selectOptions(form.getByLabelText('What’s wrong?'), 'spam')
  await user.click(form.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(form.getByRole('alert').textContent).toBe('You have reported this already'))
})

test('a session that the server ended leaves what is typed to whoever logs in again, and to nobody else', async () => {
  await showTools(blueHole)
  await choose('Report a problem')
  const form = await dialog('Report a problem')
  await user.selectOptions(form.getByLabelText('What’s wrong?'), 'dangerous')
  await user.type(form.getByLabelText(/^Tell us more/), 'Boats cross it.')
  act(expireSession)
  await waitFor(() => expect(useModals.getState().open).toBe('login'))
  expect(screen.queryByRole('dialog', { name: 'Report a problem' })).toBeNull()

  act(() => setUser(buildMe({ id: '018f0000-0000-7000-8000-000000000002' })))
  expect(screen.queryByRole('dialog', { name: 'Report a problem' })).toBeNull()
  act(() => setUser(buildMe()))
  const again = await dialog('Report a problem')
  expect(again.getByLabelText<HTMLSelectElement>('What’s wrong?').value).toBe('dangerous')
  expect(again.getByLabelText<HTMLTextAreaElement>(/^Tell us more/).value).toBe('Boats cross it.')
  await user.click(again.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await choose('Report a problem')
  const fresh = await dialog('Report a problem')
  expect(fresh.getByLabelText<HTMLTextAreaElement>(/^Tell us more/).value).toBe('')
})

test('a reason for taking a site down and a sponsor are kept the same way', async () => {
  await showTools(blueHole, 'admin')
  const typeAndComeBack = async (tool: string, title: string, field: RegExp) => {
    await choose(tool)
    await user.type((await dialog(title)).getByLabelText(field), 'Reef Club')
    act(expireSession)
    await waitFor(() => expect(useModals.getState().open).toBe('login'))
    act(() => setUser(buildMe({ groups: ['admin'] })))
    const again = await dialog(title)
    expect(again.getByLabelText<HTMLInputElement>(field).value).toBe('Reef Club')
    await user.click(again.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await typeAndComeBack('Remove this site', 'Remove this site', /^Reason/)
  await typeAndComeBack('Sponsor', 'Sponsored', /^Sponsored by/)
}, 15_000)

test('taking a site down says who reads why, and where it can be brought back', async () => {
  await showTools(blueHole, 'moderator')
  await choose('Remove this site')
  const form = await dialog('Remove this site')
  expect(form.getByText(/under ‘Removed’ in Report Submissions/)).toBeDefined()
  expect(form.getByText(/^Shown to the author/)).toBeDefined()
})

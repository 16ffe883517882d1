import { moderation } from '@soundings/contract/moderation'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { beginDesk, one, press, shows, three, two, user } from './desk.mocks.tsx'
import { buildItem, buildPendingReport } from './moderation.build.ts'

let desk: ReturnType<typeof beginDesk>
beforeEach(() => {
  desk = beginDesk()
})

test('rejecting sends stock sentences and free words', async () => {
  const sent: unknown[] = []
  desk.network.answer(moderation.reject, (url, body) => {
    sent.push(body)
    return desk.decide(url)
  })
  await desk.visit(one, two)
  await shows('Turtle Steps')
  await press('Reject…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject ‘Turtle Steps’' }))
  await user.click(dialog.getByRole('button', { name: 'This isn’t a dive site.' }))
  await user.type(dialog.getByLabelText(/^Reason/), ' It is a car park.')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await shows('SS Thistlegorm')
  expect(sent).toEqual([{ reason: 'This isn’t a dive site. It is a car park.' }])
})

test('a reason that is too long is refused at its field, and nothing is sent', async () => {
  await desk.visit(one)
  await shows('Turtle Steps')
  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText(/^Reason/))
  await user.paste('x'.repeat(501))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(dialog.getByText('Must be 500 characters or less')).toBeDefined()
  expect(desk.network.asked.filter((asked) => asked.includes('/reject'))).toEqual([])
})

test('a half-typed reason is there again after the dialog was closed', async () => {
  await desk.visit(one)
  await shows('Turtle Steps')
  await user.keyboard('r')
  await user.type(within(await screen.findByRole('dialog')).getByLabelText(/^Reason/), 'Too sha')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('r')
  const field = within(await screen.findByRole('dialog')).getByLabelText(/^Reason/)
  expect((field as HTMLTextAreaElement).value).toBe('Too sha')
})

test('a rejection is for what was read', async () => {
  desk.previews[one.id] = { version: 7 }
  await desk.visit(one, two)
  await shows('Turtle Steps')
  await press('Reject…')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject' }))
  await shows('SS Thistlegorm')
  expect(desk.posts()).toEqual([`POST /api/moderator/dive_sites/${one.id}/reject?version=7`])
})

test('a flag that is rejected is answered to whoever raised it, not with what is wrong with sites', async () => {
  await desk.visit(three)
  await shows('Blue Hole')
  await press('Reject…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject ‘Blue Hole’' }))
  expect(dialog.queryByRole('group', { name: 'Common reasons' })).toBeNull()
  expect(dialog.getByText(/^Shown to the person who flagged it/)).toBeDefined()
})

test('a dive report is read as a whole, and rejected for reasons of its own', async () => {
  const item = buildItem({ type: 'reports', title: 'Blue Hole', authorHandle: 'mara_l' })
  const report = buildPendingReport(item, { diveNotes: 'We met a **turtle**.', visibility: 20 })
  desk.previews = { [item.id]: { report } }
  await desk.visit(item)
  expect(await screen.findByRole('button', { name: /^Reports ?1$/ })).toBeDefined()
  // Its code comes when it is first wanted.
  const shown = within(await screen.findByRole('region', { name: 'The dive report' }))
  expect(shown.getByText('turtle').tagName).toBe('STRONG')
  expect(shown.getByText('20 m')).toBeDefined()
  expect(screen.getByText(/^Approving publishes this report/)).toBeDefined()
  await press('Reject…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject ‘Blue Hole’' }))
  expect(
    dialog.getByRole('button', { name: 'The report doesn’t contain enough information to be helpful.' }),
  ).toBeDefined()
})

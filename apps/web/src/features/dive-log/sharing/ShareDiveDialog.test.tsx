import { type DiveShare, diveLog } from '@soundings/contract/dive-log'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { buildDive } from '../dive/dive.build.ts'
import { ShareDiveDialog } from './ShareDiveDialog.tsx'

const url = `http://localhost:3000/shared/dives/${'t'.repeat(43)}`
const share: DiveShare = {
  id: '019b0000-0000-7000-8000-0000000000aa',
  shows: ['photos', 'profile'],
  createdAt: '2026-05-16T12:00:00Z',
  expiresAt: null,
}

let network: ReturnType<typeof stubNetwork>
let open: DiveShare[]
beforeEach(() => {
  network = stubNetwork()
  open = []
  network.answer(diveLog.shares, () => ({ items: open }))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(toast, 'success').mockImplementation(() => undefined)
})

const show = () => {
  renderPart(<ShareDiveDialog dive={buildDive()} onClose={() => undefined} />)
  return userEvent.setup()
}

test('a link shows what was chosen, ends when it was said, and is there to copy', async () => {
  const sent: unknown[] = []
  network.answer(diveLog.share, (_url, body) => {
    sent.push(body)
    open = [share]
    return { ...share, token: 't'.repeat(43), url }
  })
  const user = show()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await screen.findByRole('checkbox', { name: 'Notes' }))
  await user.click(screen.getByRole('checkbox', { name: 'Gas and cylinders' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Link ends' }), 'In 7 days')
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  const field = await screen.findByRole('textbox', { name: 'Your link' })
  expect(field).toHaveProperty('value', url)
  expect(document.activeElement).toBe(field)
  expect(sent).toEqual([{ shows: ['photos', 'profile', 'notes'], expiresAt: expect.stringMatching(/Z$/) }])
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(copied).toHaveBeenCalledWith(url)
  expect(await screen.findByText('Photos and dive profile')).toBeDefined()
})

test('an open link is ended', async () => {
  open = [share]
  network.answer(diveLog.endShare, () => {
    open = []
    return { success: true as const }
  })
  const user = show()
  const link = (await screen.findByText('Photos and dive profile')).closest('li')
  if (!link) throw new Error('There is no link in the list')
  await user.click(within(link).getByRole('button', { name: 'End link' }))
  await waitFor(() => expect(screen.queryByText('Photos and dive profile')).toBeNull())
  expect(toast.success).toHaveBeenCalledWith('The link no longer works')
})

test('why no link could be made is said above the form', async () => {
  network.refuse(diveLog.share, 409, 'This dive already has 20 open links. End one of them first.')
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Create link' }))
  const said = await screen.findByText('This dive already has 20 open links. End one of them first.')
  expect(said.closest('[role=alert]')).not.toBeNull()
})

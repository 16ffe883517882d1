import { type Group, groups, groupTexts } from '@soundings/contract/groups'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { buildGroup, inGroup } from '#shared/testing/groups.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { EditGroup } from './EditGroup.tsx'
import { NewGroupForm } from './NewGroupPage.tsx'

type Sent = { name: string; kind: string; clientKey: string; version: number }

const user = userEvent.setup()
const onCreated = vi.fn()
let network: ReturnType<typeof stubNetwork>
let sent: Sent[]

beforeEach(() => {
  resetSession()
  localStorage.clear()
  setUser(buildMe())
  onCreated.mockClear()
  sent = []
  network = stubNetwork()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(toast, 'success').mockImplementation(() => undefined)
})

const showNew = () => renderPart(withLinks(<NewGroupForm onCreated={onCreated} onCancel={() => undefined} />))
const name = () => screen.findByRole('textbox', { name: 'Name' })
const create = () => user.click(screen.getByRole('button', { name: 'Create Group' }))

test('a group without a name is not sent, and the field says so', async () => {
  showNew()
  await name()
  await create()
  expect(await screen.findByText(groupTexts.noName)).toBeDefined()
  expect(document.activeElement).toBe(await name())
  expect(network.asked.filter((one) => one.startsWith('POST'))).toEqual([])
})

test('what was typed survives a failure and a reload, and every try is the same group', async () => {
  network.cut(groups.create)
  const { unmount } = showNew()
  await user.type(await name(), 'Night divers')
  await user.click(screen.getByRole('radio', { name: /^Private/ }))
  await create()
  await screen.findByRole('alert')
  unmount()
  showNew()
  expect(await name()).toHaveProperty('value', 'Night divers')
  network.answer(groups.create, (_url, body) => {
    sent.push(body as Sent)
    return buildGroup({ name: 'Night divers', kind: 'private', ...inGroup('owner') })
  })
  await create()
  await waitFor(() => expect(onCreated).toHaveBeenCalled())
  expect(sent).toEqual([expect.objectContaining({ name: 'Night divers', kind: 'private' })])
  const kept = Object.values({ ...localStorage }).join()
  expect(kept).not.toContain('Night divers')
})

test('who is too new reads until when', async () => {
  const words = 'You can create a group from tomorrow, 14:00, on.'
  network.refuse(groups.create, 403, words, undefined, 'too-new')
  showNew()
  await user.type(await name(), 'Night divers')
  await create()
  expect(await screen.findByText(words)).toBeDefined()
  expect(await name()).toHaveProperty('value', 'Night divers')
})

test('what another organiser saved meanwhile is shown, and nothing typed is lost', async () => {
  const group = buildGroup(inGroup('owner'))
  let now: Group = { ...group, version: 2, description: 'Theirs' }
  network.answer(groups.get, () => now)
  network.refuse(groups.change, 409, groupTexts.changedSince, undefined, 'changed-since')
  const onClose = vi.fn()
  renderPart(withLinks(<EditGroup group={group} opened onClose={onClose} />))
  await user.clear(await name())
  await user.type(await name(), 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Theirs')).toBeDefined()
  expect(await name()).toHaveProperty('value', 'Mine')
  network.answer(groups.change, (_url, body) => {
    sent.push(body as Sent)
    now = { ...now, name: 'Mine' }
    return now
  })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([expect.objectContaining({ name: 'Mine', version: 2 })])
})

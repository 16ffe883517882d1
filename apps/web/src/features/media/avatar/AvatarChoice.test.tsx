import { avatars } from '@soundings/contract/avatars'
import { photoTexts } from '@soundings/contract/media'
import { standing } from '@soundings/contract/standing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser, useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { type Sent, stubUploads } from '#shared/testing/uploads.ts'
import { buildFile } from '../upload/upload.build.ts'
import { AvatarChoice } from './AvatarChoice.tsx'

// Without a layout nothing can be dragged: stands for what somebody chose.
vi.mock('react-easy-crop', () => ({
  default: ({ onCropAreaChange }: { onCropAreaChange: (area: object) => void }) => (
    <button type="button" onClick={() => onCropAreaChange({ x: 25, y: 0, width: 50, height: 100 })}>
      Drag it
    </button>
  ),
}))

let sent: Sent[]
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  network = stubNetwork()
  sent = stubUploads()
})

const Choice = () => {
  const user = useSession((session) => session.user)
  return user && <AvatarChoice user={user} />
}
const show = (avatarUrl: string | null = null) => {
  setUser(buildMe({ avatarUrl }))
  const { container } = renderPart(<Choice />)
  const user = userEvent.setup({ applyAccept: false })
  const choose = (file: File) => user.upload(container.querySelector('input') as HTMLInputElement, file)
  return { user, choose }
}

test('the chosen part of a picture becomes the person’s own', async () => {
  const { user, choose } = show()
  await choose(buildFile('me.jpg'))
  await user.click(await screen.findByRole('button', { name: 'Drag it' }))
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(Object.fromEntries(sent[0]?.form ?? [])).toMatchObject({
    x: '0.25',
    y: '0',
    width: '0.5',
    height: '1',
  })
  act(() => sent[0]?.answers(200, { avatarUrl: '/api/avatars/0a/picture.jpg' }))
  const picture = await screen.findByRole('img', { name: 'Your picture' })
  expect(picture.getAttribute('src')).toBe('/api/avatars/0a/picture.jpg')
  expect(useSession.getState().user?.avatarUrl).toBe('/api/avatars/0a/picture.jpg')
})

test('what is no picture is told at once', async () => {
  const { choose } = show()
  await choose(new File(['%PDF'], 'me.jpg'))
  expect(await screen.findByText(photoTexts.notPhoto)).toBeDefined()
})

test('a picture that was not taken stays to be tried again', async () => {
  const { user, choose } = show()
  await choose(buildFile('me.jpg'))
  await user.click(await screen.findByRole('button', { name: 'Drag it' }))
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => sent[0]?.answers(400, { message: photoTexts.broken }))
  expect(await screen.findByText(photoTexts.broken)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeDefined()
})

test('a picture can be taken away', async () => {
  network.answer(avatars.remove, { success: true })
  const { user } = show('/api/avatars/0a/picture.jpg')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('img', { name: 'No picture yet' })).toBeDefined()
})

test('who is silenced reads above it why and until when', async () => {
  const reason = 'Rude words.'
  network.answer(standing.own, { standing: 'silenced', until: '2026-06-08T10:00:00Z', reason })
  show()
  expect(
    await screen.findByText(/^You can’t share anything with other people until June 8, 2026.*Rude words/),
  ).toBeDefined()
})

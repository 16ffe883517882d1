import type { Message } from '@soundings/contract/messages'
import { moderation } from '@soundings/contract/moderation'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { ReportMessage } from './ReportMessage.tsx'

const user = userEvent.setup()
const idOf = (seq: number) => `01950000-0000-7000-8000-00000000000${seq}`
const sender = { id: idOf(9), handle: 'mara_l', name: null, avatar: null }
const buildMessage = (seq: number, known: Partial<Message> = {}): Message => ({
  id: idOf(seq),
  conversationId: idOf(8),
  seq,
  senderId: seq % 2 ? sender.id : idOf(7),
  message: `Words ${seq}`,
  attachments: [],
  cards: [],
  createdAt: '2026-06-01T12:00:00Z',
  editedAt: null,
  isDeleted: false,
  ...known,
})
// Newest first, as they are listed.
const messages = [7, 6, 5, 4, 3, 2, 1].map((seq) =>
  buildMessage(seq, seq === 4 ? { message: '', isDeleted: true } : {}),
)

test('who reports reads up to five messages before it, and sends those that they tick', async () => {
  const network = stubNetwork()
  const sent: unknown[] = []
  network.answer(moderation.flag, (_, body) => {
    sent.push(body)
    return { success: true as const }
  })
  const onClose = vi.fn()
  renderPart(
    <ReportMessage message={buildMessage(7)} sender={sender} messages={messages} opened onClose={onClose} />,
  )
  const dialog = within(await screen.findByRole('dialog'))
  const offered = dialog.getAllByRole('checkbox') as HTMLInputElement[]
  expect(offered.map(({ checked }) => checked)).toEqual([false, false, false, false, false])
  const boxes = dialog.getByRole('group', { name: /Send earlier messages along/ })
  for (const seq of [1, 2, 3, 5, 6]) expect(within(boxes).getByText(`Words ${seq}`)).toBeDefined()
  expect(boxes.textContent).toMatch(/@mara_l.*Words 5/)
  expect(boxes.textContent).toMatch(/You.*Words 6/)
  await user.click(dialog.getByRole('checkbox', { name: /Words 5/ }))
  await user.click(dialog.getByRole('checkbox', { name: /Words 6/ }))
  await user.click(dialog.getByRole('checkbox', { name: /Words 6/ }))
  await user.selectOptions(dialog.getByLabelText('What’s wrong?'), 'harassment')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([{ reason: 'harassment', with: [idOf(5)] }])
})

test('the first message has nothing before it', async () => {
  stubNetwork()
  renderPart(
    <ReportMessage
      message={buildMessage(1)}
      sender={sender}
      messages={messages}
      opened
      onClose={() => undefined}
    />,
  )
  await screen.findByRole('dialog')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { ReportedMessages } from './ReportedMessages.tsx'
import { flaggedMessage } from './review-kinds.tsx'

const copy = {
  sender: { id: '01950000-0000-7000-8000-000000000001', handle: 'mara_l', name: null, avatar: null },
  isReported: false,
  message: 'First',
  attachments: [],
  createdAt: '2026-06-01T12:00:00Z',
  editedAt: null,
}

test('a moderator reads who wrote what and when, and which message was reported', () => {
  renderPart(
    <ReportedMessages
      messages={[
        copy,
        { ...copy, sender: null, message: 'Second', attachments: ['Blue Hole'], editedAt: copy.createdAt },
        { ...copy, message: '<b>Third</b>', isReported: true, createdAt: '2026-06-02T12:00:00Z' },
      ]}
    />,
  )
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^@mara_l.*2026.*First$/)
  expect(lines[1]).toMatch(/^Someone who left.*edited.*SecondWith: Blue Hole$/)
  expect(lines[2]).toMatch(/Reported<b>Third<\/b>$/)
  expect(lines.filter((line) => line?.includes('Reported'))).toHaveLength(1)
})

test('approving says that the message stays', () => {
  const { takenDown } = flaggedMessage
  expect(takenDown({ type: 'messages', sender: null, messages: [] })).toContain('The message stays.')
})

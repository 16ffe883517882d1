import { forum, forumSearch } from '@soundings/contract/forum'
import { forumLimits } from '@soundings/contract/forum-fields'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { nico, threadId } from '#shared/testing/forums.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { Composer } from './Composer.tsx'

const ana = { id: '0190a000-0000-7000-8000-00000000000b', handle: 'nina_r', name: 'Nina Ruiz', avatar: null }
const onSend = vi.fn()
let network: ReturnType<typeof stubNetwork>

const Held = ({ first }: { first: string }) => {
  const [text, setText] = useState(first)
  return <Composer label="Your reply" text={text} onText={setText} onSend={onSend} threadId={threadId} />
}
const show = (first = '') => renderPart(withLinks(<Held first={first} />))
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  resetSession()
  noteReach(true)
  onSend.mockClear()
  network = stubNetwork()
  network.answer(forumSearch.mentions, ({ searchParams }) => ({
    items: [nico, ana].filter(({ handle }) => handle.startsWith(searchParams.get('q') ?? '')),
  }))
  network.answer(forum.cards, { cards: [], mentions: ['nico_d'] })
})

test('buttons act on what is selected, and the keyboard does the same', async () => {
  show('a great dive')
  field().setSelectionRange(2, 7)
  await press('Bold')
  expect(field().value).toBe('a **great** dive')
  expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('great')
  fireEvent.keyDown(field(), { key: 'b', ctrlKey: true })
  expect(field().value).toBe('a great dive')
  await press('Quote')
  expect(field().value).toBe('> a great dive')
})

test('what a button does is typed, so that undo takes it back', async () => {
  const typed = vi.fn((_: string, __: boolean, text: string) => {
    field().setRangeText(text)
    fireEvent.input(field())
    return true
  })
  document.execCommand = typed as unknown as typeof document.execCommand
  show('dive')
  field().setSelectionRange(0, 4)
  await press('Italic')
  expect(typed).toHaveBeenCalledWith('insertText', false, '*dive*')
  expect(field().value).toBe('*dive*')
  Reflect.deleteProperty(document, 'execCommand')
})

test('the buttons are one stop for the keyboard', () => {
  show()
  const bar = screen.getByRole('toolbar', { name: 'Formatting' })
  const buttons = within(bar).getAllByRole('button')
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1, -1])
  buttons[0]?.focus()
  fireEvent.keyDown(bar, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(buttons.at(-1))
  expect(buttons.at(-1)?.tabIndex).toBe(0)
})

test('Ctrl and Enter send; Enter alone begins a line', async () => {
  show()
  await userEvent.type(field(), 'One{Enter}Two')
  expect(onSend).not.toHaveBeenCalled()
  expect(field().value).toBe('One\nTwo')
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('behind an @ members are offered; the keyboard chooses, and focus stays', async () => {
  show()
  await userEvent.type(field(), 'Ask @ni')
  const list = await screen.findByRole('listbox', { name: 'Members' })
  expect(within(list).getAllByRole('option')).toHaveLength(2)
  expect(field().getAttribute('aria-activedescendant')).toBe(within(list).getAllByRole('option')[0]?.id)
  await userEvent.keyboard('{ArrowDown}')
  expect(
    within(list)
      .getByRole('option', { name: /nina_r/ })
      .getAttribute('aria-selected'),
  ).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(field().value).toBe('Ask @nina_r ')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(network.asked.some((call) => call.includes(`thread=${threadId}`))).toBe(true)
})

test('Escape closes the members, and the next @ opens them again', async () => {
  show()
  await userEvent.type(field(), '@ni')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.type(field(), ' and @ni')
  expect(await screen.findByRole('listbox')).toBeDefined()
})

test('the preview is what others will read', async () => {
  show('Ask **@nico_d** about the torch')
  await press('Preview')
  const preview = screen.getByRole('region', { name: 'Preview' })
  const link = await within(preview).findByRole('link', { name: '@nico_d' })
  expect(link.closest('strong')).not.toBeNull()
  await press('Preview')
  expect(field().value).toBe('Ask **@nico_d** about the torch')
})

test('characters are counted only near the limit', async () => {
  show('x'.repeat(forumLimits.text - 1_001))
  expect(screen.queryByText(/characters? left/)).toBeNull()
  fireEvent.change(field(), { target: { value: 'x'.repeat(forumLimits.text - 1) } })
  await waitFor(() => expect(screen.getByText('1 character left')).toBeDefined())
  fireEvent.change(field(), { target: { value: 'x'.repeat(forumLimits.text + 2) } })
  await waitFor(() => expect(screen.getByText('2 characters too many')).toBeDefined())
})

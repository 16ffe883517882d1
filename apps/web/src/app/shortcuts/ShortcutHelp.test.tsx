import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useShortcutChoice } from '#shared/lib/shortcut-store.ts'
import { setUser } from '#shared/session/session-store.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { useOverlay } from '../palette/overlay-store.ts'
import { ShortcutHelp } from './ShortcutHelp.tsx'

beforeEach(() => {
  useShortcutChoice.setState({ isOn: true })
  useOverlay.setState({ shown: 'shortcuts' })
  resetSession()
})

test('the help says what each key does and where', () => {
  renderPart(<ShortcutHelp />)
  const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(help.hasAttribute('open')).toBe(true)
  const places = within(help).getAllByRole('heading', { level: 3 })
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Everywhere',
    'On Explore',
    'In the list of sites',
    'On a site’s page',
    'While a photo is open',
    'While a dive report is open',
    'In the dive log',
    'On a dive’s page',
    'In the forums',
    'In a thread',
    'In the list of events',
    'In the list of members',
    'In the list of groups',
    'In your trips',
    'On a trip',
    'In messages',
    'In the list of species',
  ])
  const term = within(help).getByText('Next site')
  expect(term.nextElementSibling?.textContent).toBe('J or ↓')
  expect(within(help).getByText('Search sites, places and actions').nextElementSibling?.textContent).toBe(
    'CtrlK',
  )
})

test('only moderators read the keys of reviewing', () => {
  setUser(buildMe({ groups: ['moderator'] }))
  renderPart(<ShortcutHelp />)
  expect(screen.getByRole('heading', { level: 3, name: 'In Report Submissions' })).toBeDefined()
  expect(screen.getByText('Reject, with a reason').nextElementSibling?.textContent).toBe('R')
})

test('single keys can be switched off, and the device remembers', async () => {
  renderPart(<ShortcutHelp />)
  const choice = screen.getByRole('switch', { name: /Single-key shortcuts/ })
  expect((choice as HTMLInputElement).checked).toBe(true)
  await userEvent.click(choice)
  expect(useShortcutChoice.getState().isOn).toBe(false)
  expect(localStorage.getItem('soundings.single-key-shortcuts')).toBe('off')
  expect(screen.getByText(/^Off:/)).toBeDefined()
  await userEvent.click(choice)
  expect(useShortcutChoice.getState().isOn).toBe(true)
})

test('the help closes with its button', async () => {
  renderPart(<ShortcutHelp />)
  await userEvent.click(screen.getByRole('button', { name: 'Close keyboard shortcuts' }))
  expect(useOverlay.getState().shown).toBeNull()
})

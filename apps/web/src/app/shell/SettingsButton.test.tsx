import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useModals } from '#shared/session/modal-store.ts'
import { enterGuestMode, nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { SettingsButton } from './SettingsButton.tsx'

beforeEach(resetSession)

const button = () => screen.queryByRole('button', { name: 'Settings' })

test.each([
  ['a visitor', nobodyIsSignedIn],
  ['a guest', enterGuestMode],
])('%s reaches the settings from the header', async (_, arrive) => {
  renderPart(<SettingsButton />)
  act(arrive)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Settings' }))
  expect(useModals.getState().open).toBe('settings')
})

test('a member has them behind their name, and nobody before it is known who is here', () => {
  renderPart(<SettingsButton />)
  expect(button()).toBeNull()
  act(() => setUser(buildMe()))
  expect(button()).toBeNull()
})

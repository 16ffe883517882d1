import type { Me } from '@soundings/contract/auth'
import { UserSettings } from '@soundings/contract/settings'
import { act } from '@testing-library/react'
import { setUser } from '#shared/session/session-store.ts'
import { showSettings } from './device-settings.ts'

export const defaults = UserSettings.parse({})

export const buildMe = (known: Partial<Me> = {}): Me => ({
  id: '0190a000-0000-7000-8000-000000000001',
  email: 'robin@example.org',
  firstName: 'Robin',
  lastName: 'Reef',
  fullName: 'Robin Reef',
  handle: 'robin',
  country: 'Egypt',
  bio: null,
  avatarUrl: null,
  groups: [],
  createdAt: '2026-05-01T08:00:00Z',
  ...known,
})

/** A device as it comes out of the box, with nobody signed in. */
export const freshDevice = (): void =>
  act(() => {
    setUser(null)
    showSettings(defaults)
    localStorage.clear()
  })

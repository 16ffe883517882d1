import { expect, it } from 'vitest'
import { loggedPath } from './logged-path.ts'

const token = 'Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyLV8'

it('the log shows neither what was asked for nor what opens a shared link', () => {
  expect(loggedPath('/api/sites?q=secret')).toBe('/api/sites')
  expect(loggedPath(`/api/dive-log/shared/${token}`)).toBe('/api/dive-log/shared/…')
  expect(loggedPath(`/shared/dives/${token}?a`)).toBe('/shared/dives/…')
  expect(loggedPath(`/api/share/dives/${token}/picture.jpg`)).toBe('/api/share/dives/…/picture.jpg')
  expect(loggedPath(`/api/calendar/${token.slice(0, 22)}.ics`)).toBe('/api/calendar/….ics')
  expect(loggedPath('/api/sites/0191d8a0-0000-7000-8000-000000000000/favorite')).toBe(
    '/api/sites/0191d8a0-0000-7000-8000-000000000000/favorite',
  )
})

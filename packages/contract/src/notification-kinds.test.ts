import { expect, test } from 'vitest'
import { authNotifications } from './auth.ts'
import { equipmentNotifications } from './equipment.ts'
import { photoNotifications } from './media.ts'
import { messageReportNotifications } from './message-review.ts'
import { messageNotifications } from './messages.ts'
import { objectionNotifications } from './moderation.ts'
import { reportNotifications } from './reports.ts'
import { siteNotifications } from './site-editing.ts'

const features = [
  authNotifications,
  equipmentNotifications,
  siteNotifications,
  photoNotifications,
  reportNotifications,
  objectionNotifications,
  messageNotifications,
  messageReportNotifications,
]

test('no two features mean different things by one kind, and the database takes all of them', () => {
  const names = features.flatMap((kinds) => Object.keys(kinds))
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z][a-z-]{0,49}$/)
})

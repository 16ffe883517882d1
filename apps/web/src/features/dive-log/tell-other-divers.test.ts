// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { useReportForm } from '#features/reports/index.ts'
import { setUser } from '#shared/session/session-store.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { blueHole } from '#shared/testing/sites.ts'
import { diveOf } from './form/after-report.ts'
import { buildDive, richDive } from './form/dive.build.ts'
import { canTellOthers, tellOtherDivers } from './tell-other-divers.ts'

const here = { diveSiteId: blueHole.id, site: { name: 'Blue Hole', coordinates: null } }

beforeEach(() => {
  resetSession()
  setUser(buildMe())
  useReportForm.setState({ isOpen: false })
})

test('a report begins with what the log says of the dive, and leaves open how strong a current was', () => {
  tellOtherDivers({ ...richDive, ...here, time: '09:30:20', conditions: ['Calm', 'Current', 'Night'] })
  expect(useReportForm.getState()).toMatchObject({
    isOpen: true,
    subject: {
      kind: 'new',
      site: { id: blueHole.id, siteName: 'Blue Hole', country: 'Egypt', region: 'Dahab' },
      start: {
        diveDate: '2026-11-20',
        diveTime: '09:30',
        rating: 5,
        visibility: 20,
        waterTemp: 24,
        conditions: ['calm'],
        animalsSeen: 'Green turtle, moray',
        diveNotes: 'Two turtles.',
      },
    },
  })
})

test('only of a site on the map can others be told', () => {
  tellOtherDivers(buildDive())
  expect(useReportForm.getState().isOpen).toBe(false)
  expect(canTellOthers(buildDive())).toBe(false)
  expect(canTellOthers(buildDive(here))).toBe(true)
})

test('a dive begins with what was reported of it, its country first', () => {
  const words = {
    diveDate: '2026-11-20',
    diveTime: '14:05',
    rating: 4,
    conditions: ['light-current' as const, 'strong-current' as const, 'rainy' as const],
    diveNotes: 'In at two.',
  }
  expect(diveOf({ site: blueHole, words })).toEqual({
    siteName: 'Blue Hole',
    location: 'Egypt, Dahab',
    diveSiteId: blueHole.id,
    date: '2026-11-20',
    time: '14:05',
    rating: 4,
    visibility: null,
    waterTemp: null,
    conditions: ['Current'],
    animalsSeen: null,
    notes: 'In at two.',
  })
})

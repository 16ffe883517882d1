import { describe, expect, it } from 'vitest'
import { buildStop, buildTrip, stopIdOf, stopSite } from '#shared/testing/trips.ts'
import { marksOf, signsOf } from './marks.ts'
import {
  byVotes,
  factsText,
  isDive,
  nameOf,
  placeText,
  planOf,
  stepOf,
  timesText,
  withPlaced,
} from './plan.view.ts'

const first = '2099-03-14'
const second = '2099-03-15'
const stops = [
  buildStop(1, { day: first, coordinates: [34, 28] }),
  buildStop(2, { day: first }),
  buildStop(3, { day: second, coordinates: [35, 29] }),
  buildStop(4),
]
const plan = planOf(buildTrip({ destinations: stops }))
const order = (all: readonly { id: string }[]) => all.map(({ id }) => Number(id.slice(-2)))

describe('the plan of a trip', () => {
  it('has each of its days, with stops or without, and the ideas last', () => {
    expect(plan.map(({ day, number }) => [day, number])).toEqual([
      [first, 1],
      [second, 2],
      ['2099-03-16', 3],
      ['2099-03-17', 4],
      [null, null],
    ])
    expect(plan.map((day) => order(day.stops))).toEqual([[1, 2], [3], [], [], [4]])
  })

  it('shows a stop where it was moved to, and loses none', () => {
    const moved = (id: number, day: string | null, after: number | null) => {
      const place = { day, after: after === null ? null : stopIdOf(after) }
      const destinations = [...withPlaced(stops, stopIdOf(id), place)]
      expect(order(destinations).toSorted()).toEqual([1, 2, 3, 4])
      return planOf(buildTrip({ destinations })).map((each) => order(each.stops))
    }
    expect(moved(2, first, null)).toEqual([[2, 1], [3], [], [], [4]])
    expect(moved(1, second, 3)).toEqual([[2], [3, 1], [], [], [4]])
    expect(moved(3, null, 4)).toEqual([[1, 2], [], [], [], [4, 3]])
    expect(moved(4, '2099-03-16', null)).toEqual([[1, 2], [3], [4], [], []])
    // The one it should follow was moved away meanwhile: it comes first there.
    expect(withPlaced(stops, 'gone', { day: first, after: null })).toBe(stops)
  })

  it('is stepped through up and down, from day to day, and ends at both ends', () => {
    expect(stepOf(plan, stopIdOf(2), -1)).toEqual({ day: first, after: null })
    expect(stepOf(plan, stopIdOf(1), 1)).toEqual({ day: first, after: stopIdOf(2) })
    expect(stepOf(plan, stopIdOf(2), 1)).toEqual({ day: second, after: null })
    expect(stepOf(plan, stopIdOf(3), -1)).toEqual({ day: first, after: stopIdOf(2) })
    expect(stepOf(plan, stopIdOf(1), -1)).toBeNull()
    expect(stepOf(plan, stopIdOf(4), 1)).toBeNull()
    expect(placeText(plan, stopIdOf(2))).toBe('Stop 2: day 1, 2 of 2')
    expect(placeText(plan, stopIdOf(4))).toBe('Stop 4: ideas, 1 of 1')
  })

  it('puts the ideas that most are for first', () => {
    const liked = (number: number, up: number, down = 0) =>
      buildStop(number, { votes: { up, down, mine: 0, upBy: [], downBy: [] } })
    expect(order(byVotes([liked(1, 0), liked(2, 1), liked(3, 2, 2), liked(4, 3)]))).toEqual([4, 2, 1, 3])
  })
})

describe('a stop in words', () => {
  const times = (known: Parameters<typeof buildStop>[1]) => timesText(buildStop(1, known))
  it('has the times of its place, and both zones where it crosses them', () => {
    expect(times({})).toBeNull()
    expect(times({ time: '09:30' })).toBe('09:30')
    expect(times({ time: '09:30', endTime: '11:00' })).toBe('09:30–11:00')
    expect(times({ endTime: '11:00' })).toBe('until 11:00')
    expect(
      times({
        kind: 'travel',
        time: '22:30',
        endTime: '04:05',
        nights: 1,
        zone: 'Europe/Berlin',
        endZone: 'Africa/Cairo',
      }),
    ).toBe('22:30 (Berlin) to 04:05 (Cairo) +1')
  })

  it('says what it is, with depths in the reader’s unit', () => {
    const dive = buildStop(1, { kind: 'site', siteId: stopSite.id, site: stopSite, name: '', dives: 2 })
    expect(nameOf(dive)).toBe('Blue Hole')
    expect(factsText(dive, { depth: 'm' })).toMatch(/^2 dives · to 56\sm · Egypt$/)
    expect(factsText(dive, { depth: 'ft' })).toMatch(/184\sft/)
    expect(nameOf(buildStop(2, { kind: 'travel', name: 'Berlin', to: 'Hurghada' }))).toBe(
      'Berlin to Hurghada',
    )
    expect([isDive(dive), isDive(buildStop(2)), isDive(buildStop(3, { dives: 1 }))]).toEqual([
      true,
      false,
      true,
    ])
  })
})

it('the map has the stops with a place by their numbers, and a line through each day of several', () => {
  expect([...signsOf(plan)]).toEqual([
    [stopIdOf(1), '1'],
    [stopIdOf(3), '1'],
  ])
  const { marks, routes } = marksOf(plan, stopIdOf(3))
  expect(marks.map(({ name, isChosen }) => [name, isChosen])).toEqual([
    ['Day 1, stop 1: Stop 1', false],
    ['Day 2, stop 1: Stop 3', true],
  ])
  expect(routes).toEqual([])
  const two = planOf(
    buildTrip({
      destinations: [
        buildStop(1, { day: first, coordinates: [34, 28] }),
        buildStop(2, { day: first, kind: 'site', siteId: stopSite.id, site: stopSite }),
      ],
    }),
  )
  expect(marksOf(two, null).routes.map(({ points }) => points)).toEqual([[[34, 28], stopSite.coordinates]])
})

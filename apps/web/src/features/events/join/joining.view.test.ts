import { describe, expect, it } from 'vitest'
import { closedText, goingText, leftText, lineText, stepOf } from './joining.view.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const event = {
  state: 'open',
  startsAt: '2026-11-28T06:30:00Z',
  attendees: 8,
  maxAttendees: 10,
  waitlist: 'auto',
  waiting: 0,
  isJoined: false,
  position: null,
  isOffered: false,
} as const
const full = { ...event, attendees: 10 }

describe('the button of an event', () => {
  it('joins and leaves, also what has no limit', () => {
    expect(stepOf(event, now)).toBe('join')
    expect(stepOf({ ...event, maxAttendees: null, attendees: 9_000 }, now)).toBe('join')
    expect(stepOf({ ...full, isJoined: true }, now)).toBe('leave')
  })

  it('leads to the waitlist of what is full, and out of it', () => {
    expect(stepOf(full, now)).toBe('wait')
    expect(stepOf({ ...full, position: 3 }, now)).toBe('stop-waiting')
    expect(stepOf({ ...event, position: 3, isOffered: true }, now)).toBe('take')
    expect(stepOf({ ...event, waitlist: 'by-hand', waiting: 2 }, now)).toBe('wait')
    expect(stepOf({ ...full, waitlist: 'off' }, now)).toBeNull()
  })

  it('is not there where nobody can join or leave', () => {
    expect(stepOf({ ...event, state: 'cancelled' }, now)).toBeNull()
    expect(stepOf({ ...event, state: 'closed' }, now)).toBeNull()
    expect(stepOf({ ...event, state: 'closed', isJoined: true }, now)).toBe('leave')
    expect(stepOf({ ...event, isJoined: true }, Date.parse(event.startsAt))).toBeNull()
  })
})

it('seats are told in words', () => {
  expect(goingText(event)).toBe('8 of 10 going')
  expect(goingText({ attendees: 1, maxAttendees: null })).toBe('1 going')
  expect(leftText(event)).toBe('2 places left')
  expect(leftText({ ...event, attendees: 9 })).toBe('1 place left')
  expect(leftText({ ...full, waiting: 3 })).toBe('Full, 3 waiting')
  expect(leftText({ ...event, maxAttendees: null })).toBeNull()
  expect(lineText({ position: 3, isOffered: false })).toBe('You’re number 3 in line.')
})

it('why nobody can join is told in words', () => {
  expect(closedText(event, now)).toBeNull()
  expect(closedText({ ...event, state: 'closed' }, now)).toBe('No more sign-ups')
  expect(closedText({ ...full, waitlist: 'off' }, now)).toBe('Full')
  expect(closedText({ ...event, isJoined: true }, Date.parse(event.startsAt))).toBe('You were in')
})

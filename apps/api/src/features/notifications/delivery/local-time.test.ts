import { describe, expect, it } from 'vitest'
import { digestsDue, quietUntil } from './local-time.ts'

const quiet = { isOn: true, from: '22:00', to: '07:00', timeZone: 'Africa/Cairo' }
const at = (time: string) => new Date(`2026-06-${time}:00Z`)

describe('quiet hours', () => {
  it.each([
    // Cairo is three hours ahead in summer.
    ['01T18:59', undefined],
    ['01T19:00', '02T04:00'],
    ['02T01:30', '02T04:00'],
    ['02T03:59', '02T04:00'],
    ['02T04:00', undefined],
  ])('at %s last until %s', (now, end) => {
    expect(quietUntil(quiet, at(now))).toEqual(end && at(end))
  })

  it('of one day, and none', () => {
    const noon = { ...quiet, from: '12:00', to: '14:00', timeZone: 'UTC' }
    expect(quietUntil(noon, at('01T13:00'))).toEqual(at('01T14:00'))
    expect(quietUntil(noon, at('01T15:00'))).toBeUndefined()
    expect(quietUntil({ ...noon, isOn: false }, at('01T13:00'))).toBeUndefined()
    expect(quietUntil({ ...noon, to: '12:00' }, at('01T13:00'))).toBeUndefined()
  })
})

describe('digests', () => {
  // June 1, 2026 is a Monday; eight in Cairo is five in UTC.
  it.each([
    ['02T04:59', null, []],
    ['02T05:00', null, ['daily']],
    ['01T05:00', null, ['daily', 'weekly']],
    ['02T05:15', '02T05:00', []],
    ['02T12:00', '01T05:00', ['daily']],
    ['02T22:30', '02T05:00', []],
  ])('are due at %s after one at %s: %j', (now, last, due) => {
    expect(digestsDue({ ...quiet, isOn: false }, last === null ? null : at(last), at(now))).toEqual(due)
  })

  it('wait for the end of the quiet hours', () => {
    const late = { ...quiet, to: '10:00' }
    expect(digestsDue(late, null, at('02T06:59'))).toEqual([])
    expect(digestsDue(late, null, at('02T07:00'))).toEqual(['daily'])
  })
})

import { expect, test } from 'vitest'
import { withTyped } from './exit-time.ts'

const nothing = { time: '', exitTime: '', duration: null }
const morning = { time: '09:30', exitTime: '10:17', duration: 47 }

test('an exit makes the duration, over midnight too', () => {
  expect(withTyped({ ...nothing, time: '09:30' }, { exitTime: '10:17' })).toEqual(morning)
  expect(withTyped({ ...nothing, time: '23:40' }, { exitTime: '00:30' }).duration).toBe(50)
  expect(withTyped(morning, { exitTime: '10:20' }).duration).toBe(50)
})

test('a duration makes the exit, and without one there is none', () => {
  expect(withTyped({ ...nothing, time: '09:30' }, { duration: 47 })).toEqual(morning)
  expect(withTyped(morning, { duration: 50 }).exitTime).toBe('10:20')
  expect(withTyped(morning, { duration: null }).exitTime).toBe('')
})

test('another entry moves the exit and leaves the duration', () => {
  expect(withTyped(morning, { time: '10:00' })).toEqual({ time: '10:00', exitTime: '10:47', duration: 47 })
})

test('the three may be typed in any order', () => {
  const exitFirst = withTyped(nothing, { exitTime: '10:17' })
  expect(exitFirst).toEqual({ ...nothing, exitTime: '10:17' })
  expect(withTyped(exitFirst, { time: '09:30' })).toEqual(morning)
  expect(withTyped(withTyped(nothing, { duration: 47 }), { time: '09:30' })).toEqual(morning)
  expect(withTyped(exitFirst, { duration: 47 })).toEqual({ ...exitFirst, duration: 47 })
})

test('an exit or an entry that is taken out again, as while another is typed, leaves the duration', () => {
  expect(withTyped(morning, { exitTime: '' })).toEqual({ ...morning, exitTime: '' })
  expect(withTyped(morning, { time: '' })).toEqual({ time: '', exitTime: '', duration: 47 })
})

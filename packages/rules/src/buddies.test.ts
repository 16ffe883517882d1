import { describe, expect, it } from 'vitest'
import { buddyState, isDeclined, type Pair, requestLife } from './buddies.ts'

const now = new Date('2026-06-01T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const pair = (known: Partial<Pair> = {}): Pair => ({
  askedBy: 'asker',
  askedAt: ago(1_000),
  acceptedAt: null,
  declinedAt: null,
  withdrawnAt: null,
  ...known,
})
const states = (of: Pair | undefined) => [buddyState(of, 'asker', now), buddyState(of, 'asked', now)]

describe('what each of two reads', () => {
  it.each<[string, Pair | undefined, string[]]>([
    ['nobody asked', undefined, ['none', 'none']],
    ['one asked', pair(), ['requested', 'incoming']],
    ['accepted', pair({ acceptedAt: ago(1), askedAt: ago(9 * requestLife) }), ['buddies', 'buddies']],
    ['declined', pair({ declinedAt: ago(1) }), ['requested', 'none']],
    ['withdrawn', pair({ withdrawnAt: ago(1) }), ['none', 'none']],
    ['asked too long ago', pair({ askedAt: ago(requestLife) }), ['none', 'none']],
    ['declined, and too long ago', pair({ askedAt: ago(requestLife), declinedAt: ago(1) }), ['none', 'none']],
    ['asked again after a decline ended', pair({ declinedAt: ago(requestLife) }), ['requested', 'incoming']],
  ])('%s', (_, of, expected) => {
    expect(states(of)).toEqual(expected)
  })

  it('a decline holds as long as a request waits', () => {
    expect(isDeclined({ declinedAt: ago(requestLife - 1) }, now)).toBe(true)
    expect(isDeclined({ declinedAt: ago(requestLife) }, now)).toBe(false)
  })
})

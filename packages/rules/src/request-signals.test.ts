import { describe, expect, it } from 'vitest'
import { requestSignals, requestsPausedUntil } from './request-signals.ts'

const hour = 3_600_000
const now = new Date('2026-06-02T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * hour)
const sent = (notes: (string | null)[], turnedDownAt: Date | null = null) =>
  notes.map((note) => ({ note, askedAt: ago(1), turnedDownAt }))

describe('what is worth a look', () => {
  it('tells of the same words to four strangers, in any case and with any marks', () => {
    expect(requestSignals(sent(['Hi there!', 'hi there', 'Hi, there', 'other']), now)).toEqual([])
    expect(requestSignals(sent(['Hi there!', 'hi there', 'Hi, there', 'HI THERE?']), now)).toHaveLength(1)
    expect(requestSignals(sent([null, null, null, null, '…', '…', '…', '…']), now)).toEqual([])
  })

  it('tells of five declines, and of a link', () => {
    expect(requestSignals(sent([null, null, null, null], ago(1)), now)).toEqual([])
    expect(requestSignals(sent([null, null, null, null, null], ago(1)), now)).toHaveLength(1)
    expect(requestSignals(sent(['see www.example.org']), now)).toHaveLength(1)
  })

  it('is what was sent within a day, though declines of older requests count', () => {
    const old = Array.from({ length: 5 }, () => ({
      note: 'www.example.org',
      askedAt: ago(200),
      turnedDownAt: ago(2),
    }))
    expect(requestSignals(old, now)).toEqual([
      'Several requests were declined within 24 hours, so new ones are paused.',
    ])
  })
})

describe('requests pause', () => {
  const until = (...hours: number[]) => requestsPausedUntil({ declined: hours.map(ago) }, now)

  it('for a day after the fifth decline within a day, and not after the fourth', () => {
    expect(until(1, 2, 3, 4)).toBeNull()
    expect(until(1, 2, 3, 4, 5)).toEqual(new Date(now.getTime() + 23 * hour))
    expect(until(5, 4, 3, 2, 1)).toEqual(until(1, 2, 3, 4, 5))
  })

  it('not for declines that lie further apart, and no longer than their day', () => {
    expect(until(1, 2, 3, 4, 25)).toBeNull()
    expect(until(1, 2, 3, 4, 24.9)).toEqual(new Date(now.getTime() + 23 * hour))
    expect(until(24, 25, 26, 27, 28)).toBeNull()
    expect(until(23.5, 25, 26, 27, 28)).toEqual(new Date(now.getTime() + 0.5 * hour))
  })

  it('further with every decline after that', () => {
    expect(until(1, 12, 20, 21, 22, 23)).toEqual(new Date(now.getTime() + 23 * hour))
  })

  it('after two reports within a day as well, whichever ends later', () => {
    const reported = [ago(1), ago(3)]
    expect(requestsPausedUntil({ declined: [], reported: [ago(1)] }, now)).toBeNull()
    expect(requestsPausedUntil({ declined: [], reported }, now)).toEqual(new Date(now.getTime() + 23 * hour))
    expect(
      requestsPausedUntil({ declined: [1, 2, 3, 4, 5].map(ago), reported: [ago(20), ago(21)] }, now),
    ).toEqual(new Date(now.getTime() + 23 * hour))
  })
})

import { eventTexts } from '@soundings/contract/events-words'
import { describe, expect, it } from 'vitest'
import { emptyEvent } from './event-values.ts'
import { fieldOf, typedEvent } from './typed-event.ts'

const schema = typedEvent(() => Date.parse('2026-03-01T12:00:00Z'))
const typed = emptyEvent({
  title: 'Boat to the wreck',
  date: '2026-03-14',
  time: '08:30',
  endTime: '15:00',
  location: 'Harbour, second jetty',
  zone: 'Europe/Berlin',
})
const wrong = (values: Partial<typeof typed>) =>
  schema.safeParse({ ...typed, ...values }).error?.issues.map(({ path, message }) => [fieldOf(path), message])

describe('what stands in the form of an event', () => {
  it('becomes what is sent, with nothing where nothing was said', () => {
    expect(schema.parse(typed)).toMatchObject({
      title: 'Boat to the wreck',
      zone: 'Europe/Berlin',
      endDate: null,
      maxAttendees: null,
      price: 0,
      plan: null,
      recurrence: null,
    })
  })

  it('says at each field what is wrong', () => {
    expect(wrong({ title: '  ' })).toEqual([['title', eventTexts.noTitle]])
    expect(wrong({ date: '' })?.[0]).toEqual(['date', 'Choose a day.'])
    expect(wrong({ location: '' })).toEqual([['location', eventTexts.noLocation]])
    expect(wrong({ endTime: '08:00' })).toEqual([['endTime', eventTexts.endBeforeStart]])
    expect(wrong({ endDate: '2026-03-13' })).toEqual([['endDate', eventTexts.endBeforeStart]])
    expect(wrong({ time: '', endTime: '10:00' })).toEqual([['time', eventTexts.endTimeAlone]])
    expect(wrong({ visibility: 'group' })).toEqual([['group', eventTexts.groupNeeded]])
  })

  it('knows a time that the clocks of the place skip, and one that is over', () => {
    expect(wrong({ date: '2026-03-29', time: '02:30', endTime: '' })).toEqual([
      ['time', eventTexts.skippedTime],
    ])
    expect(wrong({ date: '2026-02-28' })).toEqual([['date', eventTexts.past]])
  })

  it('ends a series on a day or after so many times', () => {
    expect(schema.parse({ ...typed, every: 'week' }).recurrence).toEqual({
      every: 'week',
      until: null,
      count: 10,
    })
    expect(wrong({ every: 'week', ends: 'until', until: '2026-03-14' })).toEqual([
      ['until', eventTexts.untilBeforeStart],
    ])
    expect(wrong({ every: 'week', ends: 'until' })).toEqual([['until', eventTexts.howOften]])
    expect(wrong({ every: 'week', count: 200 })).toEqual([['count', eventTexts.tooOften]])
  })

  it('has a plan where one of its parts is told', () => {
    expect(schema.parse({ ...typed, oxygen: 'On the boat' }).plan).toMatchObject({
      oxygen: 'On the boat',
      help: '',
    })
  })
})

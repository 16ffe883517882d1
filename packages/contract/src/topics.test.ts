import { expect, test } from 'vitest'
import { readTopic, topicKind } from './topics.ts'

const trip = topicKind('trip')

test.each(['1', 'a:b', ':', 'red sea:2026:day 3'])(
  'a topic with the id “%s” is read as it was made',
  (id) => {
    expect(readTopic(trip.of(id))).toEqual({ name: 'trip', id })
  },
)

test('the only one of its kind needs no id', () => {
  expect(readTopic(trip.of())).toEqual({ name: 'trip', id: undefined })
})

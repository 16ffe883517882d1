import { expect, test } from 'vitest'
import { animalsAtHand, seenFirst } from './animals.view.ts'

test('before anything is typed the animals of the site come first, each once and none that is chosen', () => {
  const names = {
    seenHere: ['Green turtle', 'Moray eel'],
    recent: ['moray eel', 'Octopus'],
    sought: ['Octopus'],
  }
  expect(animalsAtHand(names, ['green turtle'])).toEqual([
    { group: 'Seen here before', items: ['Moray eel'] },
    { group: 'Recently noted by you', items: ['Octopus'] },
  ])
})

test('where nothing is known nothing is offered', () => {
  expect(animalsAtHand({ seenHere: [], recent: [], sought: [] }, [])).toEqual([])
})

test('of what was found the animals of the site come first', () => {
  const found = [
    { name: 'Hawksbill turtle', scientific: null },
    { name: 'Green turtle', scientific: 'Chelonia mydas' },
  ]
  expect(seenFirst(found, ['green turtle']).map(({ name }) => name)).toEqual([
    'Green turtle',
    'Hawksbill turtle',
  ])
})

import { expect, test } from 'vitest'
import { shownChange, textDiff } from './changes.view.ts'

test('a depth is read in the unit of the reader', () => {
  const change = { field: 'maxDepth', before: null, after: 30 } as const
  expect(shownChange(change, 'm')).toMatchObject({ label: 'Max depth', before: null, after: '30\u00a0m' })
  expect(shownChange(change, 'ft')).toMatchObject({ after: '98\u00a0ft' })
})

test('codes are read as labels', () => {
  expect(shownChange({ field: 'difficulty', before: 'beginner', after: 'technical' }, 'm')).toMatchObject({
    before: 'Beginner',
    after: 'Technical',
  })
})

test('of a list it is told what came, what went and what stayed', () => {
  const change = {
    field: 'hazards',
    before: ['depth', 'cold-water'],
    after: ['depth', 'strong-current'],
  } as const
  expect(shownChange({ ...change, before: [...change.before], after: [...change.after] }, 'm')).toEqual({
    field: 'hazards',
    label: 'Hazards',
    kind: 'list',
    added: ['Strong current'],
    removed: ['Cold water'],
    kept: ['Depth'],
  })
})

test('a list that was not there before has everything added', () => {
  expect(shownChange({ field: 'marineLife', before: undefined, after: ['seal'] }, 'm')).toMatchObject({
    added: ['seal'],
    removed: [],
  })
})

test('a position tells how far it moved', () => {
  const change = { field: 'coordinates', before: [33.92, 27.81], after: [33.92, 27.82] } as const
  expect(shownChange(change, 'm')).toMatchObject({
    before: '27° 48.600′ N, 33° 55.200′ E',
    note: 'Moved by 1.1\u00a0km',
  })
})

test('a value that the rules no longer know is shown as it is kept', () => {
  expect(shownChange({ field: 'access', before: 'helicopter', after: { by: 'raft' } }, 'm')).toMatchObject({
    before: 'helicopter',
    after: '{"by":"raft"}',
  })
})

test('of a text it is told which words came and went', () => {
  expect(textDiff('The bow lies at 20 m.', 'The stern lies at 20 m, on sand.')).toEqual([
    { kind: 'kept', text: 'The ' },
    { kind: 'removed', text: 'bow ' },
    { kind: 'added', text: 'stern ' },
    { kind: 'kept', text: 'lies at 20 ' },
    { kind: 'removed', text: 'm.' },
    { kind: 'added', text: 'm, on sand.' },
  ])
  expect(textDiff('', 'New')).toEqual([{ kind: 'added', text: 'New' }])
})

test('texts that are too long to compare are not', () => {
  const long = 'word '.repeat(1_000)
  expect(textDiff(long, long)).toBeNull()
})

import { expect, test } from 'vitest'
import { actorText, detailsOf, subjectText } from './audit.view.ts'

test('who did it is named, or said to be a command or gone', () => {
  expect([
    actorText(null),
    actorText({ id: 'a', handle: 'nora' }),
    actorText({ id: 'a', handle: null }),
  ]).toEqual(['A command on the server', '@nora', 'Someone who left'])
})

test('a thing goes by its name, or else by its kind and id', () => {
  expect(subjectText({ type: 'user', id: '1', name: 'nora' })).toBe('@nora')
  expect(subjectText({ type: 'site', id: '1', name: 'Blue Hole' })).toBe('Blue Hole')
  expect(subjectText({ type: 'thread', id: '1', name: null })).toBe('thread 1')
})

test('details are read as names and values', () => {
  expect(detailsOf({ details: { from: [], to: ['admin'], reason: null, n: 3, more: { a: 1 } } })).toEqual([
    ['from', '–'],
    ['to', 'admin'],
    ['reason', '–'],
    ['n', '3'],
    ['more', '{"a":1}'],
  ])
})

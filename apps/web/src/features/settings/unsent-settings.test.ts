import { expect, test } from 'vitest'
import { keepUnsent, readUnsent } from './unsent-settings.ts'

const key = 'soundings.unsent-settings'

test('what waits to be sent is its person’s alone', () => {
  keepUnsent('robin', { weight: 'lb' })
  expect(readUnsent('robin')).toEqual({ weight: 'lb' })
  expect(readUnsent('kim')).toEqual({})
})

test('only what fits is sent, whatever was stored', () => {
  const chosen = { weight: 'stone', theme: 'dark', singleKeys: 'no', other: 1 }
  localStorage.setItem(key, JSON.stringify({ of: 'robin', chosen }))
  expect(readUnsent('robin')).toEqual({ theme: 'dark' })
  for (const broken of ['', '{', 'null', '1', '[]', '{"of":"robin"}', '{"of":"robin","chosen":null}']) {
    localStorage.setItem(key, broken)
    expect(readUnsent('robin')).toEqual({})
  }
})

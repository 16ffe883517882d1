// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { draftKey } from '#shared/drafts/draft-name.ts'
import { keepUnsent, readUnsent } from './unsent-settings.ts'

const key = draftKey('robin.settings')
const keep = (content: unknown) =>
  localStorage.setItem(key, JSON.stringify({ version: 1, typedAt: 1, content }))

test('what waits to be sent is its person’s alone', () => {
  keepUnsent('robin', { weight: 'lb' })
  expect(readUnsent('robin')).toEqual({ weight: 'lb' })
  expect(readUnsent('kim')).toEqual({})
  keepUnsent('kim', {})
  expect(readUnsent('robin')).toEqual({ weight: 'lb' })
})

test('only what fits is sent, whatever was stored', () => {
  keep({ weight: 'stone', theme: 'dark', singleKeys: 'no', other: 1 })
  expect(readUnsent('robin')).toEqual({ theme: 'dark' })
  for (const broken of [null, 1, [], 'dark']) {
    keep(broken)
    expect(readUnsent('robin')).toEqual({})
  }
  for (const broken of ['', '{', 'null', '1', '[]']) {
    localStorage.setItem(key, broken)
    expect(readUnsent('robin')).toEqual({})
  }
})

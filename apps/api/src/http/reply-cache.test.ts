import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Topic } from '#db/changes.ts'
import { createReplyCache } from './reply-cache.ts'

/** A line of changes in the hands of the test. */
const fakeChanges = () => {
  const line = { isUp: true, tell: () => undefined as unknown }
  const changes = {
    on: (_topic: Topic, listener: () => void) => {
      line.tell = listener
    },
    isListening: () => line.isUp,
  }
  return { line, cache: createReplyCache(changes, 'sites') }
}

describe('the memory for replies', () => {
  it('finds what it keeps, until something changes', () => {
    const { line, cache } = fakeChanges()
    const kept = cache.keep('/a', cache.begin(), '{"a":1}')
    expect(cache.find('/a')).toBe(kept)
    expect(cache.find('/b')).toBeUndefined()
    line.tell()
    expect(cache.find('/a')).toBeUndefined()
  })

  it('does not keep what was being read while something changed', () => {
    const { line, cache } = fakeChanges()
    const since = cache.begin()
    line.tell()
    const reply = cache.keep('/a', since, '{"a":"old"}')
    expect(reply.bytes.toString()).toBe('{"a":"old"}')
    expect(cache.find('/a')).toBeUndefined()
  })

  it('keeps nothing while it would not hear of a change', () => {
    const { line, cache } = fakeChanges()
    line.isUp = false
    cache.keep('/a', cache.begin(), '{"a":1}')
    expect(cache.find('/a')).toBeUndefined()
    line.isUp = true
    cache.keep('/a', cache.begin(), '{"a":1}')
    expect(cache.find('/a')).toBeDefined()
  })

  it('keeps long replies compressed, so that it stays small, and tells every reply from every other', () => {
    const { cache } = fakeChanges()
    const long = JSON.stringify({ items: Array(500).fill({ siteName: 'Blue Hole' }) })
    const kept = cache.keep('/long', cache.begin(), long)
    expect(kept.isGzip).toBe(true)
    expect(kept.bytes.length).toBeLessThan(long.length / 10)
    expect(gunzipSync(kept.bytes).toString()).toBe(long)
    const tags = [long, `${long} `, '{}', ''].map((json) => cache.keep('/x', cache.begin(), json).tag)
    expect(new Set(tags).size).toBe(4)
  })
})

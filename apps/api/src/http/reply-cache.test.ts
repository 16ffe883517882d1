import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type ChangeTopic, changeTopic } from '#db/changes.ts'
import { createReplyCache } from './reply-cache.ts'

const sites = changeTopic('sites')
const pages = changeTopic('site-pages')

/** A line of changes in the hands of the test. */
const fakeChanges = () => {
  const listeners = new Map<ChangeTopic, (detail?: string) => void>()
  const line = {
    isUp: true,
    notify: (topic: ChangeTopic = sites, detail?: string) => listeners.get(topic)?.(detail),
  }
  const changes = {
    on: (topic: ChangeTopic, listener: (detail?: string) => void) => void listeners.set(topic, listener),
    isListening: () => line.isUp,
  }
  const cache = createReplyCache(changes, sites, { pages })
  const keep = (question: string, about?: string) => cache.keep(question, cache.begin(), '{}', about)
  const kept = (...questions: string[]) => questions.filter((question) => cache.find(question) !== undefined)
  return { changes, line, cache, keep, kept }
}

describe('the memory for replies', () => {
  it('finds what it keeps, until something changes', () => {
    const { line, cache } = fakeChanges()
    const kept = cache.keep('/a', cache.begin(), '{"a":1}')
    expect(cache.find('/a')).toBe(kept)
    expect(cache.find('/b')).toBeUndefined()
    line.notify()
    expect(cache.find('/a')).toBeUndefined()
  })

  it('does not keep what was being read while something changed', () => {
    const { line, cache } = fakeChanges()
    const since = cache.begin()
    line.notify()
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

  it('forgets the lists and the page of a thing that changed, and no other page', () => {
    const { line, keep, kept } = fakeChanges()
    keep('/list')
    keep('/one', 'one')
    keep('/other', 'other')
    line.notify(sites, 'one')
    expect(kept('/list', '/one', '/other')).toEqual(['/other'])
    line.notify(sites)
    expect(kept('/other')).toEqual([])
  })

  it('forgets the page alone where only what stands on it changed', () => {
    const { line, keep, kept } = fakeChanges()
    const all = ['/list', '/one', '/other'] as const
    keep(all[0])
    keep(all[1], 'one')
    keep(all[2], 'other')
    line.notify(pages, 'one')
    expect(kept(...all)).toEqual(['/list', '/other'])
    line.notify(pages)
    expect(kept(...all)).toEqual(['/list'])
  })

  it('still knows what each page is about when there are too many to keep', () => {
    const { line, keep, kept } = fakeChanges()
    const names = Array.from({ length: 10_000 }, (_, n) => `/${n}`)
    for (const name of names) keep(name, name)
    const left = kept(...names)
    expect(left.length).toBeGreaterThan(1_000)
    expect(left.length).toBeLessThan(5_000)
    for (const name of left) line.notify(sites, name)
    expect(kept(...names)).toEqual([])
  })

  it('forgets lists when any of several things changes that they tell of', () => {
    const { changes, line } = fakeChanges()
    const photos = changeTopic('photos')
    const cache = createReplyCache(changes, [photos, sites])
    for (const topic of [photos, sites]) {
      cache.keep('/list', cache.begin(), '{}')
      expect(cache.find('/list')).toBeDefined()
      line.notify(topic, 'one')
      expect(cache.find('/list')).toBeUndefined()
    }
  })

  it('forgets lists that were made of what is out of date, and no page', () => {
    const { cache, keep, kept } = fakeChanges()
    keep('/list')
    keep('/one', 'one')
    cache.clearLists()
    expect(kept('/list', '/one')).toEqual(['/one'])
  })
})

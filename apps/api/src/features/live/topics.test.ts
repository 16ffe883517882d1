import { liveLimits } from '@soundings/contract/live'
import type { ApprovalStatus } from '@soundings/contract/site-fields'
import { siteTopic } from '@soundings/contract/sites'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { otherConnection } from '#src/testing/database.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { addPerson, asLevel } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const first = await testApp()
const second = await testApp({ beside: first })
const { app, deps, connectionString } = first
const here = await app.listen({ port: 0, host: '127.0.0.1' })
const there = await second.app.listen({ port: 0, host: '127.0.0.1' })

type Stream = Awaited<ReturnType<typeof openStream>>
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const newsOf = (stream: Stream, topic: string) =>
  stream
    .received()
    .filter((event) => 'topic' in event && event.topic === topic)
    .map(({ kind }) => kind)
const expectNews = (stream: Stream, topic: string, expected: string[]) =>
  expect.poll(() => newsOf(stream, topic), { timeout: 8_000 }).toEqual(expected)
const rename = (id: string, siteName: string) =>
  deps.db.update(sites).set({ siteName }).where(eq(sites.id, id))

/** A site that nobody touched for longer than a page may be behind. */
const addCalmSite = async (status?: ApprovalStatus, createdBy?: string) => {
  const id = await addSite(deps.db, {}, status)
  if (createdBy) await deps.db.update(sites).set({ createdBy }).where(eq(sites.id, id))
  await later(2_100)
  return { id, topic: siteTopic.of(id) }
}

describe('a topic', () => {
  it('is told of at every instance to those who follow it, and to nobody else', async () => {
    const { id, topic } = await addCalmSite()
    const [near, far, other] = [
      await openStream(here, await asLevel(deps, 'member')),
      await openStream(there, await asLevel(deps, 'member')),
      await openStream(here, await asLevel(deps, 'member')),
    ]
    for (const stream of [near, far]) await stream.follow([topic])
    await rename(id, 'Renamed Reef')
    for (const stream of [near, far]) await expectNews(stream, topic, ['changed'])
    expect(other.received()).toEqual([])
    expect(near.received()).toEqual([
      { kind: 'following', n: 1 },
      { kind: 'changed', topic },
    ])
  })

  it('is asked for at any instance, also many at once', async () => {
    const { id, topic } = await addCalmSite()
    const stream = await openStream(here, await asLevel(deps, 'member'))
    const many = Array.from({ length: liveLimits.perStream - 1 }, () => siteTopic.of(newId()))
    await stream.follow([...many, topic], { at: there })
    for (const each of [many[0], many.at(-1)]) await expectNews(stream, each ?? '', ['ended'])
    await rename(id, 'Found Reef')
    await expectNews(stream, topic, ['changed'])
  })

  it('is followed no more once something else is followed instead', async () => {
    const [one, other] = [await addCalmSite(), await addCalmSite()]
    const stream = await openStream(here, await asLevel(deps, 'member'))
    await stream.follow([one.topic])
    await stream.follow([other.topic])
    await rename(one.id, 'Left Reef')
    await rename(other.id, 'Right Reef')
    await expectNews(stream, other.topic, ['changed'])
    expect(newsOf(stream, one.topic)).toEqual([])
  })

  it('is not followed through a stream of somebody else, nor by an older wish', async () => {
    const { id, topic } = await addCalmSite()
    const person = await asLevel(deps, 'member')
    const stream = await openStream(here, person)
    await stream.follow([])
    await stream.follow([])
    const [hello] = stream.lines.flatMap(({ data }) => data ?? [])
    const ask = async (at: string, headers: Record<string, string>, n: number) => {
      const answer = await fetch(`${at}/api/live/topics`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          stream: hello?.kind === 'hello' && hello.stream,
          n,
          topics: [{ topic, age: 0 }],
        }),
      })
      expect(answer.status).toBe(202)
    }
    const stranger = await asLevel(deps, 'moderator')
    for (const at of [here, there]) await ask(at, stranger, 9)
    await ask(here, person, 2)
    await rename(id, 'Quiet Reef')
    await later(800)
    expect(newsOf(stream, topic)).toEqual([])
  })
})

describe('who may follow', () => {
  it('a site that waits: its author and editors', async () => {
    const author = await addPerson(deps)
    const { id, topic } = await addCalmSite('pending', author.id)
    const [own, editor, member] = [
      await openStream(here, author.headers),
      await openStream(here, await asLevel(deps, 'editor')),
      await openStream(here, await asLevel(deps, 'member')),
    ]
    for (const stream of [own, editor, member]) await stream.follow([topic])
    await rename(id, 'Waiting Reef')
    for (const stream of [own, editor]) await expectNews(stream, topic, ['changed'])
    expect(newsOf(member, topic)).toEqual(['ended'])
  })

  it('not what there is none of: an unknown kind, no id, no site', async () => {
    const stream = await openStream(here, await asLevel(deps, 'admin'))
    const nothing = ['trip:1', 'site', 'site:1:2', siteTopic.of(newId())]
    await stream.follow(nothing)
    for (const topic of nothing) await expectNews(stream, topic, ['ended'])
  })

  it('until they may no longer: the change that takes the right away ends it, and nothing is told after it', async () => {
    const { id, topic } = await addCalmSite()
    const stream = await openStream(here, await asLevel(deps, 'member'))
    await stream.follow([topic])
    await deps.db.update(sites).set({ approvalStatus: 'removed' }).where(eq(sites.id, id))
    await expectNews(stream, topic, ['ended'])
    await rename(id, 'Gone Reef')
    await later(800)
    expect(newsOf(stream, topic)).toEqual(['ended'])
  })
})

describe('what happened before a page followed', () => {
  it('is told if it is newer than what the page read, and not if it is older', async () => {
    const { id, topic } = await addCalmSite()
    const asked = performance.now()
    await rename(id, 'Changed Reef')
    await later(3_000)
    const [fresh, stale] = [
      await openStream(here, await asLevel(deps, 'member')),
      await openStream(there, await asLevel(deps, 'member')),
    ]
    await fresh.follow([topic], { age: 100 })
    await stale.follow([topic], { age: Math.round(performance.now() - asked) })
    await expectNews(stale, topic, ['changed'])
    expect(newsOf(fresh, topic)).toEqual([])
  })

  it('may have been missed if an instance does not remember so far back', async () => {
    const { topic } = await addCalmSite()
    const stream = await openStream(here, await asLevel(deps, 'member'))
    await stream.follow([topic], { age: 24 * 3_600_000 })
    await expectNews(stream, topic, ['changed'])
  })

  it('may have been missed while the line to the database was down', async () => {
    const { topic } = await addCalmSite()
    const stream = await openStream(here, await asLevel(deps, 'member'))
    await stream.follow([topic])
    const elsewhere = await otherConnection(connectionString)
    await elsewhere.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query = 'listen changes' and datname = current_database()`,
    )
    await expect.poll(() => newsOf(stream, topic), { timeout: 8_000 }).toContain('changed')
  })
})

describe('a limit', () => {
  it('is kept by each stream', async () => {
    const { id, headers } = await addPerson(deps)
    const topics = Array.from({ length: liveLimits.perStream + 1 }, (_, n) => ({
      topic: `site:${n}`,
      age: 0,
    }))
    const tooMany = await app.inject({
      method: 'POST',
      url: '/api/live/topics',
      headers,
      payload: { stream: id, n: 1, topics },
    })
    expect(tooMany.statusCode).toBe(400)
  })

  it('lets a visitor follow nothing', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/live/topics', payload: {} })
    expect(answer.statusCode).toBe(401)
  })
})

describe('a site', () => {
  it('has news when a report of it is published, changed or taken away, but not while it waits', async () => {
    const { id, topic } = await addCalmSite()
    const author = await addPerson(deps)
    const stream = await openStream(here, await asLevel(deps, 'member'))
    await stream.follow([topic])
    const added = await app.inject({
      method: 'POST',
      url: '/api/reports',
      headers: author.headers,
      payload: { diveSiteId: id, diveDate: '2026-05-02', rating: 5, title: 'Dive Report', content: 'Calm' },
    })
    expect(added.json()).toMatchObject({ approvalStatus: 'pending' })
    await later(700)
    expect(newsOf(stream, topic)).toEqual([])
    const ofSite = eq(reports.siteId, id)
    await deps.db.update(reports).set({ approvalStatus: 'approved' }).where(ofSite)
    await expectNews(stream, topic, ['changed'])
    await later(600)
    await deps.db.update(reports).set({ helpfulCount: 3 }).where(ofSite)
    await later(600)
    expect(newsOf(stream, topic)).toEqual(['changed'])
    await deps.db.delete(reports).where(ofSite)
    await expectNews(stream, topic, ['changed', 'changed'])
  })
})

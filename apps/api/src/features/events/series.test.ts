import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventSeries, events } from '#db/schema/events.ts'
import { testApp } from '#src/testing/app.ts'
import { dayIn, eventsOf } from '#src/testing/events.ts'
import { addStanding } from '#src/testing/threads.ts'
import { continuingService } from './writing/continuing.service.ts'

const { app, deps } = await testApp()
const { db } = deps
const { create, change, cancel, read, join, list } = eventsOf(app)
const [organiser, one] = [await addStanding(deps), await addStanding(deps)]
const day = 86_400_000
const at = (days: number) => new Date(deps.clock().getTime() + days * day)

const allOf = async (seriesId: string | null) =>
  db
    .select()
    .from(events)
    .where(eq(events.seriesId, seriesId ?? ''))
    .orderBy(events.seriesN)
const weekly = { recurrence: { every: 'week', count: 10 } } as const

describe('a series', () => {
  it('keeps its wall time over the change of the clocks', async () => {
    const first = await create(organiser, { zone: 'Europe/Berlin', recurrence: { every: 'week', count: 26 } })
    const all = await allOf(first.seriesId)
    expect(all.length).toBeGreaterThanOrEqual(24)
    expect(new Set(all.map(({ time }) => time))).toEqual(new Set(['08:30']))
    const walls = all.map(({ startsAt, zone }) =>
      Temporal.Instant.fromEpochMilliseconds(startsAt.getTime())
        .toZonedDateTimeISO(zone)
        .toPlainTime()
        .toString({ smallestUnit: 'minute' }),
    )
    expect(new Set(walls)).toEqual(new Set(['08:30']))
    // Half a year holds one change: the moments of the day are two.
    expect(new Set(all.map(({ startsAt }) => startsAt.toISOString().slice(11))).size).toBe(2)
    expect(all.every(({ going }) => going === 1)).toBe(true)
    expect(first.series).toMatchObject({ every: 'week', count: 26, nextId: all[1]?.id })
  })

  it('is joined one by one, and changed for one or for it and all that follow', async () => {
    const first = await create(organiser, weekly)
    const [a, b, c, d] = (await allOf(first.seriesId)).map(({ id }) => id) as [string, string, string, string]
    await join(one, b)
    expect((await read(a)).attendees).toBe(1)
    await change(organiser, await read(b, organiser), { title: 'Only this one' })
    await change(organiser, await read(c, organiser), {
      title: 'From now on',
      time: '10:00',
      scope: 'following',
    })
    const titles = (await allOf(first.seriesId)).map(({ title, time }) => `${time} ${title}`)
    expect(titles.slice(0, 3)).toEqual([`08:30 ${first.title}`, '08:30 Only this one', '10:00 From now on'])
    expect(new Set(titles.slice(2)).size).toBe(1)
    await cancel(organiser, d, { scope: 'following' })
    const states = (await allOf(first.seriesId)).map(({ state }) => state)
    expect(states).toEqual(['open', 'open', 'open', ...Array(7).fill('cancelled')])
    const [series] = await db
      .select()
      .from(eventSeries)
      .where(eq(eventSeries.id, first.seriesId ?? ''))
    expect(series?.endedAt).not.toBeNull()
  })

  it('goes on by itself as it is now, some months ahead, and ends with the last', async () => {
    const first = await create(organiser, { recurrence: { every: 'week', count: 40 } })
    const before = await allOf(first.seriesId)
    expect(before.length).toBeLessThan(30)
    await change(organiser, await read(before[1]?.id ?? '', organiser), {
      title: 'Renamed',
      scope: 'following',
      date: dayIn(18),
    })
    for (const days of [60, 60, 400]) await continuingService({ db, clock: () => at(days) }).continueAll()
    const all = await allOf(first.seriesId)
    expect(all).toHaveLength(40)
    expect(all.at(-1)).toMatchObject({ title: 'Renamed', going: 1, time: '08:30' })
    const gaps = all.slice(2).map((each, n) => Date.parse(each.day) - Date.parse(all[n + 1]?.day ?? ''))
    expect(new Set(gaps)).toEqual(new Set([7 * day]))
    expect(all.map(({ seriesN }) => seriesN)).toEqual(all.map((_, n) => n))
    const [series] = await db
      .select()
      .from(eventSeries)
      .where(eq(eventSeries.id, first.seriesId ?? ''))
    expect(series?.endedAt).not.toBeNull()
  })

  it('waits while a moderator has not decided, and makes no more once it was rejected', async () => {
    const first = await create(organiser, { recurrence: { every: 'week', count: 40 } })
    const made = (await allOf(first.seriesId)).length
    const decide = (state: 'held' | 'removed') =>
      db
        .update(events)
        .set({ state })
        .where(eq(events.seriesId, first.seriesId ?? ''))
    const goOn = () => continuingService({ db, clock: () => at(120) }).continueAll()
    await decide('held')
    await goOn()
    expect(await allOf(first.seriesId)).toHaveLength(made)
    await decide('removed')
    await goOn()
    expect(await allOf(first.seriesId)).toHaveLength(made)
    const [series] = await db
      .select()
      .from(eventSeries)
      .where(eq(eventSeries.id, first.seriesId ?? ''))
    expect(series?.endedAt).not.toBeNull()
  })

  it('shows its next one alone to who is near', async () => {
    const spot = {
      coordinates: [-27.1, 38.5] as [number, number],
      zone: 'Atlantic/Azores',
      location: 'Horta',
    }
    const first = await create(organiser, { ...spot, ...weekly })
    const single = await create(organiser, { ...spot, coordinates: [-27.2, 38.5] })
    await create(organiser, { ...spot, coordinates: [-25, 37.8] })
    const near = await list('&near=38.5,-27.1&radius=50')
    expect(near.map(({ id }) => id)).toEqual([first.id, single.id])
    expect(near[0]?.distance).toBe(0)
    expect(near[1]?.distance).toBeGreaterThan(5)
    const onMap = await list('&bounds=-28,38,-26,39')
    expect(onMap.map(({ id }) => id)).toContain(single.id)
    expect(onMap.length).toBe(11)
    expect(await list('&bounds=170,38,-170,39')).toEqual([])
  })
})

describe('lists', () => {
  it('are in order, page by page, and by days for a calendar', async () => {
    const country = 'Fiji'
    const made = []
    for (const days of [30, 12, 21])
      made.push(await create(organiser, { country, date: dayIn(days), zone: 'Pacific/Fiji' }))
    const [late, soon, middle] = made
    const ids = (await list(`&country=${country}`)).map(({ id }) => id)
    expect(ids).toEqual([soon?.id, middle?.id, late?.id])
    const pages: string[] = []
    for (let cursor = ''; ; ) {
      const page = (
        await app.inject({ url: `/api/community/events?country=${country}&limit=1${cursor}` })
      ).json()
      expect(page.total).toBe(3)
      pages.push(...page.items.map(({ id }: { id: string }) => id))
      if (page.nextCursor === null) break
      cursor = `&cursor=${page.nextCursor}`
    }
    expect(pages).toEqual(ids)
    const days = `&country=${country}&from=${dayIn(21)}&to=${dayIn(21)}`
    expect((await list(days)).map(({ id }) => id)).toEqual([middle?.id])
    await db
      .update(events)
      .set({ startsAt: at(-3), endsAt: at(-2), isPast: true })
      .where(eq(events.id, soon?.id ?? ''))
    expect((await list(`&country=${country}`)).map(({ id }) => id)).toEqual([middle?.id, late?.id])
    expect((await list(`&country=${country}&when=past`)).map(({ id }) => id)).toEqual([soon?.id])
    expect((await app.inject({ url: '/api/community/events?when=mine' })).statusCode).toBe(401)
    for (const query of ['near=91,0', 'near=1', 'bounds=1,2,3', 'from=yesterday', 'cursor=x'])
      expect((await app.inject({ url: `/api/community/events?${query}` })).statusCode).toBe(400)
  })
})

describe('a list of series', () => {
  const folded = '&folded=true'
  const ofThese = async (ids: readonly string[], query: string, by?: typeof one) =>
    (await list(query, by)).filter(({ seriesId }) => seriesId !== null && ids.includes(seriesId))

  it('has the next one alone where that is asked for, and how many come after it', async () => {
    const first = await create(organiser, { recurrence: { every: 'week', count: 6 } })
    const id = first.seriesId ?? ''
    expect(await ofThese([id], '')).toHaveLength(6)
    expect(await ofThese([id], folded)).toMatchObject([{ id: first.id, repeats: { every: 'week', more: 5 } }])
    const all = await allOf(id)
    await cancel(organiser, first.id)
    expect(await ofThese([id], folded)).toMatchObject([{ id: all[1]?.id, repeats: { more: 4 } }])
    // The calendar and the series itself show each of them.
    expect(await ofThese([id], `&from=${dayIn(0)}&to=${dayIn(90)}${folded}`)).toHaveLength(5)
    expect(await ofThese([id], `&series=${id}${folded}`)).toHaveLength(5)
  })

  it('has, of one’s own, the next that one is in', async () => {
    const first = await create(organiser, { recurrence: { every: 'month', count: 4 } })
    const all = await allOf(first.seriesId)
    for (const { id } of all.slice(1)) await join(one, id)
    const mine = await ofThese([first.seriesId ?? ''], `&when=mine${folded}`, one)
    expect(mine.map(({ id }) => id)).toEqual([all[1]?.id])
  })

  it('counts as it lists', async () => {
    const ask = async (query: string) =>
      (await app.inject({ url: `/api/community/events?limit=200${query}` })).json()
    const { items, total } = await ask(folded)
    expect(total).toBe(items.length)
    expect((await ask('')).total).toBeGreaterThan(total)
  })

  it('says of what takes place once that it does', async () => {
    expect((await create(organiser)).repeats).toBeNull()
  })
})

import { searchTexts } from '@soundings/rules/sites'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { buildFacts, testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addSites } from '#src/testing/sites.ts'
import { readStarterSites } from './starter.ts'

const { app, deps } = await testApp()

type Found = {
  items: { id: string; siteName: string; country: string | null; diveSiteCategory: string | null }[]
  nextCursor: string | null
  total: number
}

const ask = async (q: string, more = ''): Promise<Found> => {
  const answer = await app.inject(`/api/sites?q=${encodeURIComponent(q)}${more}`)
  expect(answer.statusCode, `${q.slice(0, 40)}: ${answer.body.slice(0, 200)}`).toBe(200)
  return answer.json()
}
const names = async (q: string) => (await ask(q)).items.map(({ siteName }) => siteName)
const first = async (q: string) => (await names(q))[0]

/** Searches follow a moment after a write. */
const settled = async (q: string, total: number) => {
  await eventually(async () => expect((await ask(q)).total).toBe(total))
}

beforeAll(async () => {
  await addSites(
    deps.db,
    (await readStarterSites()).map(({ facts }) => facts),
  )
  await addSites(deps.db, [
    { siteName: '海豚湾', country: '中国', description: '珊瑚礁' },
    { siteName: 'Голубая дыра', country: 'Египет' },
    { siteName: '제주 문섬', country: '대한민국' },
    { siteName: 'Ναυάγιο Κύρας', country: 'Ελλάδα' },
    { siteName: '100% Percent_Reef \\ Back', country: 'Nowhere' },
    { siteName: "O'Brien's Reef", aliases: ['Zweiter Name'], country: 'Nowhere' },
  ])
  await settled('zweiter', 1)
})

describe('searching by words', () => {
  it.each([
    ['thistlegorm', /Thistlegorm/],
    ['tistlegorm', /Thistlegorm/],
    ['thistelgorm', /Thistlegorm/],
    ['THISTLEGORM', /Thistlegorm/],
    ['thistle', /Thistlegorm/],
    ['benwood', /Benwood/],
    ['bendwood', /Benwood/],
    ['Sípadan', /.*/],
    ['Barracuda Point', /^Barracuda Point/],
    ['baracuda point', /^Barracuda Point/],
    ['the barracuda point dive site', /^Barracuda Point/],
    ['海豚湾', /^海豚湾$/],
    ['海豚', /^海豚湾$/],
    ['голубая', /^Голубая дыра$/],
    ['ГОЛУБАЯ ДЫРА', /^Голубая дыра$/],
    ['제주', /^제주 문섬$/],
    ['ναυαγιο', /^Ναυάγιο Κύρας$/],
    ['obriens', /^O'Brien's Reef$/],
    ['O’Brien’s', /^O'Brien's Reef$/],
    ['zweiter', /^O'Brien's Reef$/],
    ['100%', /^100% Percent_Reef/],
    ['percent_reef \\', /^100% Percent_Reef/],
  ])('puts the right site first for %j', async (q, name) => {
    expect(await first(q)).toMatch(name)
  })

  it('finds what lies at a place, whether or not its name has accents', async () => {
    const plain = await ask('sipadan')
    expect(plain.total).toBeGreaterThan(0)
    expect(await ask('Sípadan')).toEqual(plain)
    expect(await ask('SIPADAN')).toEqual(plain)
  })

  it('needs every word: a wreck in Malta is a wreck and in Malta', async () => {
    const { items, total } = await ask('wreck malta')
    expect(total).toBeGreaterThan(0)
    expect(new Set(items.map(({ country }) => country))).toEqual(new Set(['Malta']))
    expect(items.map(({ diveSiteCategory }) => diveSiteCategory)).toContain('wreck')
  })

  it('corrects a misspelt word beside a right one, and leaves out idle words', async () => {
    const { items } = await ask('wreks in malta')
    expect(items.slice(0, 3).map(({ country }) => country)).toEqual(['Malta', 'Malta', 'Malta'])
    const [plural, singular] = [await names('wrecks in malta'), await names('wreck malta')]
    expect(plural.toSorted()).toEqual(singular.toSorted())
  })

  it('puts those named so before those that only mention it', async () => {
    const found = await names('blue hole')
    expect(found[0]).toBe('Blue Hole')
    expect(found.slice(0, 5).filter((name) => /blue hole/i.test(name))).toHaveLength(5)
    expect(found.length).toBeGreaterThan(5)
  })

  it('answers nothing for nonsense, and for signs alone', async () => {
    for (const q of ['qqxqzzk', '…', '?!', '%', '_', '&|!', "'", '"', '\\', ':*', '<->', '()', '🤿'])
      expect(await ask(q), q).toEqual({ items: [], nextCursor: null, total: 0 })
  })

  it('answers the whole list when nothing is asked', async () => {
    const all = (await app.inject('/api/sites')).json()
    expect(await ask('')).toEqual(all)
    expect(await ask('   ')).toEqual(all)
  })

  it.each([
    "' or 1=1 --",
    "'; drop table sites; --",
    'reef & | ! :* <-> ()',
    'reef:*A',
    '!reef',
    'reef <-> wall',
    "reef' | 'x",
    'a\\b\\',
    '%reef%',
    '$1 $2',
    '{reef}',
    '-- reef',
    '1e999',
    'null undefined NaN',
    'reef\tand\nwall',
    '\u202ereef',
    'r\u0301eef',
  ])('survives %j', async (q) => {
    expect((await ask(q)).items).toBeInstanceOf(Array)
    expect((await ask('barracuda point')).total).toBeGreaterThan(0)
  })

  it.each(['a', '海', '㌖', 'ﷺ', '한', 'é', '🤿', '1', 'ß', 'a b', "'", '.', '１'])(
    'survives 200 characters of %j',
    async (sign) => {
      const q = Array.from(sign.repeat(200)).slice(0, 200).join('')
      expect((await ask(q)).items).toBeInstanceOf(Array)
    },
  )

  it('refuses more than 200 characters', async () => {
    expect((await app.inject(`/api/sites?q=${'a'.repeat(201)}`)).statusCode).toBe(400)
  })

  it.each(['reef', 'wal', 'great barier reef'])('is read to its end page by page: %s', async (q) => {
    const whole = await ask(q, '&limit=200')
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Found = await ask(q, `&limit=25${cursor && `&cursor=${cursor}`}`)
      expect(page.total).toBe(whole.total)
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(ids.slice(0, 200)).toEqual(whole.items.map(({ id }) => id))
    expect(ids).toHaveLength(whole.total)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('finds a site by what it is called now, and no longer by what it was called', async () => {
    const [id] = await addSites(deps.db, [
      { siteName: 'Quixotic Quarry', country: 'Erstwhile', marineLife: ['axolotl'] },
    ])
    await settled('axolotl', 1)
    const { sortName, searchNames } = searchTexts(buildFacts({ siteName: 'Wobbegongia' }))
    const renamed = { siteName: 'Wobbegongia', sortName, searchNames }
    await deps.db
      .update(sites)
      .set(renamed)
      .where(eq(sites.id, id ?? ''))
    await settled('wobbegongia', 1)
    expect(await names('quixotic quarry')).not.toContain('Wobbegongia')
    expect(await names('axolotl')).toEqual(['Wobbegongia'])
    expect(await names('zweiter')).toEqual(["O'Brien's Reef"])
    await deps.db.delete(sites).where(eq(sites.id, id ?? ''))
    await settled('axolotl', 0)
  })

  it('counts all that it finds, however many, and so do the facets', async () => {
    const many = Array.from({ length: 1_200 }, (_, at) => ({ siteName: `Xanadu ${at}`, country: 'Plenty' }))
    await addSites(deps.db, many)
    await settled('xanadu', many.length)
    const { facets, total } = (await app.inject('/api/sites/facets?q=xanadu')).json()
    expect(total).toBe(many.length)
    expect(facets.country).toEqual([{ value: 'Plenty', count: many.length }])
  })
})

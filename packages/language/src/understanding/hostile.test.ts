import { SearchQuery } from '@soundings/contract/search'
import { expect, it } from 'vitest'
import { type Context, emptyQuery, type Known, understand } from '../understanding.ts'
import { siteCalled } from './asking.build.ts'
import { starterKnown } from './starter.build.ts'

const known = starterKnown()
/** Names as they are spelt: to look for misspelt ones takes its time, and is not what is tested. */
const wellSpelt: Known = {
  places: (phrase) => known.places(phrase, 'exact'),
  sites: (phrase) => known.sites(phrase, 'exact'),
}
/** A server without sites. */
const unknown = { places: () => [], sites: () => [] }

/** The same numbers every time, 0 to below 1. */
const dice = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const pieces = [
  ...'wrecks|caves in|Egypt|Malta or|within 30 km of|near|Thistlegorm|not|no|without|deeper than|18 m|60ft|20-30|above 25 °C|in March|to May|sharks|mantas or|like|this|the second one|it|only|what about|advanced|for beginners|-|,|?|!|\'|"|(|)|%00|\u202e|\ufeff|😀|👨‍👩‍👧|שלום|مرحبا|海豚湾|Ñ|ﷺ|½|１８|٣٠ m|999999999999999999999|1e309|-5 m|0 m|__proto__|constructor|toString|null|;--|<b>|\\|{}|[a-z]+|.*'.split(
    '|',
  ),
  'x'.repeat(60),
]

it('understands anything at all, as a query that the contract allows', () => {
  const next = dice(42)
  let context: Context = {
    query: null,
    shown: ['SS Thistlegorm', 'Zenobia'].map(siteCalled),
    open: null,
    coordinates: [33, 27],
    month: 6,
    units: { depth: 'm', temperature: 'C' },
  }
  for (let times = 0; times < 500; times++) {
    const text = Array.from(
      { length: 1 + Math.floor(next() * 14) },
      () => pieces[Math.floor(next() * pieces.length)] ?? '',
    ).join(next() < 0.9 ? ' ' : '')
    const { query, chips } = understand(text, wellSpelt, context)
    expect(SearchQuery.safeParse(query).error, text).toBeUndefined()
    expect(new Set(chips.map(({ key }) => key)).size, text).toBe(chips.length)
    context = {
      ...context,
      query: next() < 0.8 ? query : null,
      open: next() < 0.3 ? siteCalled('Salt Pier') : null,
    }
  }
})

it('understands random letters of every script', () => {
  const next = dice(7)
  for (let times = 0; times < 200; times++) {
    const codes = Array.from({ length: 40 }, () => Math.floor(next() * 0x1ffff)).filter(
      (code) => code < 0xd800 || code > 0xdfff,
    )
    const text = String.fromCodePoint(...codes)
    const { query } = understand(text, unknown, {
      query: emptyQuery(),
      shown: [],
      open: null,
      coordinates: null,
      month: 1,
      units: { depth: 'ft', temperature: 'F' },
    })
    expect(SearchQuery.safeParse(query).error, JSON.stringify(text)).toBeUndefined()
  }
})

it('is done with a thousand characters at once, whatever they are', () => {
  const context: Context = {
    query: null,
    shown: [],
    open: null,
    coordinates: null,
    month: 1,
    units: { depth: 'm', temperature: 'C' },
  }
  understand('wrecks', unknown, context)
  const texts = [
    'wrekcs in egipt belwo 18m ',
    'asdfgh qwertz yxcvbn ',
    'no or ',
    '9,9',
    "a'",
    '20 to 30 to ',
    'near the ',
  ]
  const started = Date.now()
  for (const text of texts) understand(text.repeat(500).slice(0, 1_000), unknown, context)
  // A runaway pattern takes seconds; each of these takes some milliseconds, on a busy machine some more.
  expect(Date.now() - started).toBeLessThan(1_500)
})

import { buddyTexts } from '@soundings/contract/buddies'
import { describe, expect, it } from 'vitest'
import { typedAd, valuesOf } from './ad-values.ts'

const typed = { ...valuesOf(null), from: '2026-06-01', to: '2026-06-08' }
const messages = (values: object, hasPlace = false) =>
  typedAd(hasPlace)
    .safeParse({ ...typed, ...values })
    .error?.issues.map(({ path, message }) => [path.join(), message])

describe('what was typed', () => {
  it('becomes an ad, with nothing where nothing was said', () => {
    expect(typedAd(false).parse({ ...typed, coordinates: [33.9, 27.8] })).toEqual({
      from: '2026-06-01',
      to: '2026-06-08',
      coordinates: [33.9, 27.8],
      radius: 50,
      level: null,
      interests: [],
      languages: [],
      note: null,
    })
  })

  it('needs a place, unless there was one', () => {
    expect(messages({})).toEqual([['coordinates', buddyTexts.place]])
    expect(messages({}, true)).toBeUndefined()
  })

  it('says what is wrong at the field', () => {
    expect(messages({ from: '' }, true)).toEqual([['from', 'Choose the first day.']])
    expect(messages({ to: '2026-05-01' }, true)).toEqual([['to', buddyTexts.order]])
    expect(messages({ radius: null }, true)).toEqual([['radius', 'Enter a distance.']])
  })
})

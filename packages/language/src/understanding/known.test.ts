import { describe, expect, it } from 'vitest'
import { placeKeys, siteKeys } from './known.ts'

describe('the names by which', () => {
  it.each([
    ['Similan Islands', ['similan islands', 'similan']],
    ['Pulau Sipadan', ['pulau sipadan', 'sipadan']],
    ['Orkney, Scotland', ['orkney scotland', 'orkney']],
    ['Swaraj Dweep (Havelock)', ['swaraj dweep havelock', 'swaraj dweep', 'havelock']],
    ['Koh Tao', ['koh tao']],
    ['Dahab', ['dahab']],
  ])('the place %s is meant are %j', (name, keys) => expect(placeKeys(name)).toEqual(keys))

  it.each([
    ['SS Thistlegorm', [], ['ss thistlegorm', 'thistlegorm']],
    ['Elphinstone Reef', ["Sha'ab Abu Hamra"], ['elphinstone reef', 'elphinstone', 'shaab abu hamra']],
    ['U-352', [], ['u 352', 'u352']],
    ['Blue Hole', [], ['blue hole']],
  ])('the site %s, also %j, is meant are %j', (name, aliases, keys) =>
    expect(siteKeys(name, aliases)).toEqual(keys),
  )
})

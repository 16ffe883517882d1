import { buildSite } from '@soundings/rules/sites.build'
import { describe, expect, it } from 'vitest'
import { composeApart } from './apart.ts'
import { asText } from './pieces.ts'

const sourceAt = (siteName: string, lng: number) => ({
  site: buildSite({ siteName, coordinates: [lng, 0] }),
  digest: null,
  distance: null,
})

describe('how far apart named sites are', () => {
  const told = (unit: 'm' | 'ft') =>
    asText(
      composeApart([sourceAt('First Wreck', 0), sourceAt('Second Wreck', 0.1)], {
        depth: unit,
        temperature: 'C',
      }),
    ).replaceAll('\u00a0', ' ')

  it('is told in kilometres, the first that was named first', () =>
    expect(told('m')).toMatch(/^First Wreck and Second Wreck are 11\.1 km apart in a straight line/))

  it('is told in miles to who dives in feet', () => expect(told('ft')).toContain('6.9 mi apart'))
})

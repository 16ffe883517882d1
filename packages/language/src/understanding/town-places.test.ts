import { describe, expect, it } from 'vitest'
import { ask, labels } from './asking.build.ts'

const hurghada = [33.812, 27.257]

describe('a town', () => {
  it('lies where it lies, however far out the sites are that name it', () => {
    expect(ask('within 30 km of Hurghada').query.where).toEqual([
      { kind: 'around', name: 'Hurghada', coordinates: hurghada, radius: 30 },
    ])
    expect(ask('wrecks near Hurghada').query.where).toMatchObject([{ coordinates: hurghada, radius: 50 }])
  })

  it('is still its own sites where nobody asks what is near', () => {
    expect(ask('dives in Hurghada').query.where).toEqual([
      { kind: 'city', name: 'Hurghada', country: 'Egypt' },
    ])
  })

  it.each([
    ['diving in Xlendi', ['Near Xlendi, 25 km']],
    ['xlendy', ['Near Xlendi, 25 km']],
    ['Xlendi, Gozo', ['Near Xlendi, 25 km']],
    ['Xlendi, Malta', ['Near Xlendi, 25 km']],
    ['wrecks within 10 km of Xlendi', ['Near Xlendi, 10 km', 'Wrecks']],
    ['shore dives near Cairns', ['Near Cairns, 50 km', 'From shore']],
  ])('%s: of which no site speaks is what lies around it', (question, expected) =>
    expect(labels(question)).toEqual(expected),
  )

  it('of two with one name is the one in the country beside it', () => {
    expect(ask('Kingston, Canada').query.where).toMatchObject([{ name: 'Kingston' }])
    expect(ask('Victoria, Canada').query.where).toMatchObject([{ kind: 'city', country: 'Canada' }])
    expect(ask('Victoria, Seychelles').query.where).toMatchObject([{ kind: 'city', country: 'Seychelles' }])
    expect(ask('Tobermory in Canada').query.where).toMatchObject([{ kind: 'city', country: 'Canada' }])
  })
})

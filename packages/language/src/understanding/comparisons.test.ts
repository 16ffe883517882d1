import { describe, expect, it } from 'vitest'
import { ask, labels, siteCalled, talk } from './asking.build.ts'

describe('sites are compared by what is asked of them', () => {
  it.each([
    ['When is it best at Silfra compared with the Zenobia?', 'season'],
    ['Silfra or the Zenobia, where is the water warmer?', 'temperature'],
    ['visibility at Silfra versus the Zenobia', 'visibility'],
  ])('%s: by %s', (question, topic) =>
    expect(ask(question)).toMatchObject({ intent: 'compare', about: { topic } }),
  )

  it.each([
    ['Zenobia vs Silfra, which is deeper?', 'deepest'],
    ['is Silfra shallower than the Zenobia', 'shallowest'],
  ])('%s: the first in that order', (question, order) => {
    const { intent, query, named } = ask(question)
    expect({ intent, order: query.order, named: named.length }).toEqual({
      intent: 'compare',
      order,
      named: 2,
    })
  })

  it('compares the open site with the one that is named', () => {
    const open = siteCalled('Silfra')
    const { intent, named } = ask('is it deeper than the Zenobia?', { open })
    expect(intent).toBe('compare')
    expect(named.map(({ siteName }) => siteName)).toEqual(['Silfra', 'Zenobia'])
  })
})

describe('names, animals and places keep apart', () => {
  it('takes no site on the other side of the world for an event that is asked for in a country', () =>
    expect(ask('the sardine run in South Africa').intent).toBe('find'))

  it('takes an animal for an animal though a site is called after it', () =>
    expect(labels('hammerheads in Yonaguni')).toContain('Hammerhead sharks'))

  it('looks for a wreck that is told of by what sank', () =>
    expect(ask('passenger liner that sank off Marlborough Sounds').intent).toBe('find'))

  it.each([
    ['Memorial Day weekend in Bonaire', 'In May'],
    ['reefs in Fiji at Valentine’s', 'In February'],
  ])('%s: a holiday is a month', (question, month) => expect(labels(question)).toContain(month))

  it('goes on with what was looked for where only the months are asked', () => {
    const shown = [siteCalled('Silfra'), siteCalled('Zenobia')]
    const { query } = talk(['turtles in Egypt'])
    expect(ask('which months?', { query, shown })).toMatchObject({ intent: 'find', query })
  })

  it('reads the Portuguese "no" before a place as "in"', () =>
    expect(labels('grutas no Egito')).toEqual(['Egypt', 'Caves']))
})

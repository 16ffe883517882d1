import { describe, expect, it } from 'vitest'
import { findSpecies } from './find.ts'

const found = (words: string, limit?: number) => findSpecies(words, limit).map(({ id }) => id)

describe('what somebody who has typed this may mean', () => {
  it('is what divers look for most where nothing is typed', () => {
    expect(found('')).toHaveLength(12)
    expect(found('  ', 2)).toEqual(['turtle', 'manta-ray'])
    expect(new Set(found('', 100)).size).toBe(25)
  })

  it('is at most as many as were asked for', () => {
    expect(found('shark', 5)).toHaveLength(5)
    expect(found('shark')).toHaveLength(12)
  })

  it('is first what is called exactly so, by its own or another name', () => {
    expect(found('ray')[0]).toBe('ray')
    expect(found('anemone')[0]).toBe('sea-anemone')
    expect(found('killer whale')).toEqual(['orca'])
  })

  it('is what begins so before what has a later word that does', () => {
    expect(found('whi').indexOf('whitetip-reef-shark')).toBeLessThan(
      found('whi', 50).indexOf('great-white-shark'),
    )
    expect(found('green tur')).toEqual(['green-turtle'])
  })

  it('is a common name before another name before a scientific one', () => {
    const names = found('mol', 50)
    expect(names).toContain('ocean-sunfish')
    expect(found('nudi', 50)[0]).toBe('nudibranch')
    expect(found('rhincodon ty')).toEqual(['whale-shark'])
  })

  it('knows the words in another order', () => {
    expect(found('hammerhead scalloped')).toEqual(['scalloped-hammerhead'])
  })

  it.each([
    ['octopuses', 'octopus'],
    ['octopi', 'octopus'],
    ['anchovies', 'anchovy'],
    ['wolf eels', 'wolf-eel'],
    ['clown fish', 'clownfish'],
    ['GRAY WHALE', 'grey-whale'],
    ['Blue spotted stingráy', 'blue-spotted-stingray'],
    ['bluespotted stingray', 'blue-spotted-stingray'],
    ['moon jelly', 'moon-jellyfish'],
    ['hawksbill sea turtle', 'hawksbill-turtle'],
  ])('takes %j for %s', (typed, id) => expect(found(typed)[0]).toBe(id))

  it.each([
    ['hamerhead', 'hammerhead-shark'],
    ['nudibrach', 'nudibranch'],
    ['wobegong', 'wobbegong'],
    ['turtels', 'turtle'],
    ['dolfin', 'dolphin'],
    ['baracuda', 'barracuda'],
    ['seahrose', 'seahorse'],
    ['cuttelfi', 'cuttlefish'],
    ['trehser', 'thresher-shark'],
  ])('knows what was meant by %j: %s', (typed, id) => expect(found(typed)[0]).toBe(id))

  it('guesses nothing from what is like no name, or too short to be a misspelt one', () => {
    expect(found('xyzzy')).toEqual([])
    expect(found('qqq')).toEqual([])
  })
})

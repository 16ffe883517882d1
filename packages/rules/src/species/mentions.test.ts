import { describe, expect, it } from 'vitest'
import { speciesIn } from './mentions.ts'

describe('the species that a text names', () => {
  it('come in the order of the text, each once', () => {
    expect(speciesIn('2 green turtles, a school of barracuda and some nudis. Another nudibranch!')).toEqual([
      'green-turtle',
      'barracuda',
      'nudibranch',
    ])
    expect(speciesIn('')).toEqual([])
  })

  it.each([
    ['Hawksbill turtle', ['hawksbill-turtle']],
    ['a sea turtle', ['turtle']],
    ['whitetip reef sharks and reef sharks', ['whitetip-reef-shark', 'reef-shark']],
    ['crown of thorns starfish', ['crown-of-thorns-starfish']],
    ["two lion's mane jellies", ['lions-mane-jellyfish']],
    ['Chelonia mydas', ['green-turtle']],
  ] as const)('are those with the longest names: %s', (text, ids) => expect(speciesIn(text)).toEqual(ids))

  it.each([
    ['Sea horses, octopi, anchovies', ['seahorse', 'octopus', 'anchovy']],
    ['grey reef sharks & a gray whale', ['grey-reef-shark', 'grey-whale']],
    ['PORTUGUESE MAN O’ WAR', ['portuguese-man-of-war']],
    ['bluespotted stingrays/clown fish', ['blue-spotted-stingray', 'clownfish']],
  ] as const)('are known in the plural and however they are spelt: %s', (text, ids) =>
    expect(speciesIn(text)).toEqual(ids),
  )

  it.each([
    'sharky water',
    'a hamerhead',
    'the array',
    'sealed',
    'rays of light fell into the cave',
    'my neck seal leaked',
    'Shark Point, Turtle Bay and Seal Rocks',
  ])('are none in %j', (text) => {
    expect(speciesIn(text)).toEqual([])
  })

  it.each([
    ['humpback emperor fish', ['emperor-fish']],
    ['two whitetip sharks', ['whitetip-reef-shark', 'shark']],
    ['zebra crab on a fire urchin', ['zebra-crab', 'fire-urchin']],
    ['a turtle grass meadow', ['seagrass']],
    ['coral garden', ['coral']],
    ['Manta Point had two mantas', ['manta-ray']],
  ] as const)('are not taken from a word that only describes another: %s', (text, ids) =>
    expect(speciesIn(text)).toEqual(ids),
  )

  it.each([
    'no sharks',
    'No big sharks this time',
    "didn't see any mantas",
    'We didn’t really see the whale shark',
    'did not see any sharks or rays',
    'no sharks, big rays or turtles',
    'without a single octopus',
    'There were no signs of the thresher sharks',
    'neither dolphins nor whales',
    'couldn’t find a seahorse',
  ])('are none of those that were not there: %s', (text) => expect(speciesIn(text)).toEqual([]))

  it.each([
    ['no sharks, but a turtle', ['turtle']],
    ['no sharks. Turtles!', ['turtle']],
    ['No sharks, saw turtles or rays', ['turtle', 'ray']],
    ['no viz, turtles or rays only as shadows', ['turtle', 'ray']],
    ['no sharks, two rays', ['ray']],
    ['no current and turtles', ['turtle']],
    ['not only sharks but also rays', ['shark', 'ray']],
    ['never seen so many turtles', ['turtle']],
    ['No shark in sight but three turtles', ['turtle']],
  ] as const)('are those that were there nevertheless: %s', (text, ids) =>
    expect(speciesIn(text)).toEqual(ids),
  )

  it.each(['no a, b, ', 'no ', 'no sharks or ', 'any, ', 'whale '])(
    'are found as fast in a text of nothing but %j',
    (piece) => {
      const begun = Date.now()
      speciesIn(piece.repeat(2_000).slice(0, 2_000))
      expect(Date.now() - begun).toBeLessThan(500)
    },
  )

  it('are found in the longest text within a few milliseconds', () => {
    const text = 'no sharks, big rays, but 2 green turtles near the coral garden; '.repeat(40).slice(0, 2_000)
    speciesIn(text)
    const begun = Date.now()
    for (let round = 0; round < 20; round++) speciesIn(text)
    expect((Date.now() - begun) / 20).toBeLessThan(10)
  })
})

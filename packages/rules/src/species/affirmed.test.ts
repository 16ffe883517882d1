import { describe, expect, it } from 'vitest'
import { speciesAffirmedIn } from './affirmed.ts'

describe('the animals that a description says are there now', () => {
  it.each([
    ['Manta rays circle the cleaning station from May to November.', ['manta-ray']],
    ['Great whites patrol the drop-off in winter.', ['great-white-shark']],
    ['With luck a whale shark passes in spring.', ['whale-shark']],
    ['Now and then a dugong grazes on the seagrass.', ['dugong', 'seagrass']],
    ['A wreck that was sunk in 1998 and is home to a giant grouper.', ['giant-grouper']],
    ['Sea otters were once hunted for their fur and are now back in numbers.', ['sea-otter']],
    ['Octopus used to being fed come to your hand.', ['octopus']],
    ['As the name says there are turtles.', ['turtle']],
    ['True to its name, mandarinfish dance here at dusk.', ['mandarinfish']],
    ['Once you pass the corner, hammerheads school in the blue.', ['hammerhead-shark']],
    ['Once in a while an orca shows up.', ['orca']],
    ['Look under the ledge: lobsters fill it.', ['lobster']],
    ['No sharks, but turtles on every dive.', ['turtle']],
    ['It was a quarry until 1985, and now pike hide under the trees.', ['pike']],
    ['Groupers hardly move aside.', ['grouper']],
    ['Never touch the blue-ringed octopus under the stones.', ['blue-ringed-octopus']],
    ['A lettuce coral the size of a house with soldierfish in every fold.', ['lettuce-coral', 'soldierfish']],
    ['The bow stands like a cathedral and barracuda circle it.', ['barracuda']],
    ['There are so-called cleaning stations where mantas queue.', ['manta-ray']],
    ['Too deep for beginners, with thresher sharks at dawn.', ['thresher-shark']],
  ] as const)('are all that it affirms: %s', (text, ids) => expect(speciesAffirmedIn(text)).toEqual(ids))

  it.each([
    'There are no great whites here any more.',
    'Great whites are no longer seen.',
    'The great whites have not been seen since 2019.',
    'Mantas used to feed in the bay.',
    'It was once a nursery of nurse sharks.',
    'Until the 1990s basking sharks came every summer.',
    'Hammerheads have disappeared from the shoal.',
    'Whale sharks were seen here in the 1980s.',
    'Seals were hunted in the cove for their skins.',
    'The reef was named after the shark that bit its finder.',
    'Its name comes from a turtle in an old tale.',
    'Fishermen called it the Octopus.',
    'A rock known as the Whale marks the entry.',
    'The pinnacle rises like a shark’s fin.',
    'A boulder the size of an elephant seal blocks the way.',
    'A bronze statue of a dolphin stands at 12 m.',
    'From the mooring swim over to Hammerhead Wall.',
    'The boats of the Manta Ray Dive Centre come at noon.',
    'Locals say that a bull shark lives in the lake.',
    'A legend tells of a giant octopus.',
    'Rumours of a great white never were confirmed.',
    'The water is too cold for turtles.',
    'Do not expect manta rays.',
    'You will hardly ever meet a shark.',
    'Corals were killed by the heat of 1998.',
    'The sponges were eaten by turtles, and neither are left: both died out.',
    'Abalone were fished out long ago.',
    'Dolphins are absent.',
    'Sharks never come into the lagoon.',
    'It is a wall of boulders rather than corals.',
    'This used to be the best place in the world for great whites.',
    'Since 2017 the white sharks have stayed away.',
    'The last grey nurse shark left in 2003.',
    'You won’t find mantas on this side.',
    'Mantas? Not here.',
    'If you want hammerheads, go to the next reef instead.',
    'The wreck lies with her cargo of tuna.',
    'Rays are nowhere to be seen.',
    'The great white was famous here before the ban.',
    'Oysters grew here before the harbour was built.',
    'Hammerheads, alas, have become rare.',
    'The shark nets off the beach are checked daily, and lobster boats pass.',
  ])('are none where it does not: %s', (text) => expect(speciesAffirmedIn(text)).toEqual([]))

  it('are each told once, in the order of the text', () => {
    expect(speciesAffirmedIn('Turtles rest on the sand. A manta passes! More turtles?')).toEqual([
      'turtle',
      'manta-ray',
    ])
  })
})

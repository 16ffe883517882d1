import { describe, expect, it } from 'vitest'
import { labelsAfter, talk } from './asking.build.ts'

describe('what is fine after all', () => {
  it.each([
    [
      ['reefs in Thailand', 'no sharks', 'actually sharks are fine'],
      ['Thailand', 'Reefs'],
    ],
    [
      ['reefs in Thailand', 'no sharks', 'sharks are ok after all'],
      ['Thailand', 'Reefs'],
    ],
    [
      ['reefs without sharks or jellyfish', "I don't mind jellyfish"],
      ['Reefs', 'No sharks'],
    ],
    [
      ['reefs in Thailand', 'no sharks', 'sharks are fine but no jellyfish'],
      ['Thailand', 'Reefs', 'No jellyfish'],
    ],
    [['dives in Malta without wrecks', 'wrecks are ok'], ['Malta']],
    [['dives in Malta, no current', 'strong current is fine'], ['Malta']],
    [['dives in Indonesia but not Bali', 'Bali is fine after all'], ['Indonesia']],
    [
      ['wrecks in Egypt but not the Thistlegorm', 'the Thistlegorm is fine'],
      ['Egypt', 'Wrecks'],
    ],
    [['shore dives in Malta', 'boats are ok too'], ['Malta']],
    [['dives in Malta up to 18 m', 'deep is fine'], ['Malta']],
    [['dives in Malta up to 18 m', 'deeper is fine'], ['Malta']],
    [['dives in Malta up to 18 m', 'deeper isn’t a problem'], ['Malta']],
    [
      ['dives in Malta up to 18 m', 'deeper is fine for me but not for my son'],
      ['Malta', 'Up to 18 m'],
    ],
    [
      ['dives in Malta up to 18 m', 'deeper is not ok'],
      ['Malta', 'Up to 18 m'],
    ],
    [
      ['dives in Malta up to 18 m', 'deeper isn’t really ok for us'],
      ['Malta', 'Up to 18 m'],
    ],
    [
      ['dives in Malta up to 18 m', '30 m is fine for me but not for my son'],
      ['Malta', 'Up to 18 m'],
    ],
    [
      ['dives in Malta up to 18 m', 'deeper is fine for me but my wife hates it'],
      ['Malta', 'Up to 18 m'],
    ],
    [
      ['dives in Malta, no current', 'strong current isn’t really ok for her'],
      ['Malta', 'No strong current'],
    ],
    [
      ['wrecks deeper than 40 m in Malta', 'shallower is ok too'],
      ['Malta', 'Wrecks'],
    ],
    [
      ['dives in Malta up to 18 m', '30 m is ok'],
      ['Malta', 'Up to 30 m'],
    ],
    [['warm water reefs', 'cold water is fine'], ['Reefs']],
    [
      ['wrecks in Malta', 'Gozo is fine too'],
      ['Malta', 'Gozo', 'Wrecks'],
    ],
    [
      ['wrecks in Egypt in May', 'June is ok too'],
      ['Egypt', 'Wrecks', 'May to June'],
    ],
    [
      ['beginner wrecks', 'intermediate is fine'],
      ['Wrecks', 'Beginner', 'Intermediate'],
    ],
    [
      ['wrecks in Malta', 'sharks are fine'],
      ['Malta', 'Wrecks'],
    ],
  ] as const)('%j', (questions, expected) => expect(labelsAfter(...questions)).toEqual(expected))

  it('goes on with the question before', () =>
    expect(talk(['no sharks in Malta', 'sharks are fine'])).toMatchObject({
      intent: 'find',
      isFollowUp: true,
    }))
})

describe('what no longer matters', () => {
  it.each([
    [
      ['reefs with sharks in the Maldives', 'forget the sharks'],
      ['Maldives', 'Reefs'],
    ],
    [
      ['reefs in Thailand, no sharks', 'forget about the sharks'],
      ['Thailand', 'Reefs'],
    ],
    [['reefs with turtles', 'turtles are not important'], ['Reefs']],
    [['wrecks in Malta', "doesn't have to be a wreck"], ['Malta']],
    [
      ['reefs in Belize with nurse sharks', "doesn't have to be sharks"],
      ['Belize', 'Reefs'],
    ],
    [['wrecks in Malta', 'forget Malta'], ['Wrecks']],
    [
      ['wrecks in Malta up to 18 m', 'drop the 18 m'],
      ['Malta', 'Wrecks'],
    ],
    [
      ['wrecks in Malta in May', 'never mind May'],
      ['Malta', 'Wrecks'],
    ],
    [
      ['reefs with turtles in Malta', 'forget the turtles, show me seahorses'],
      ['Malta', 'Reefs', 'Seahorses'],
    ],
  ] as const)('%j', (questions, expected) => expect(labelsAfter(...questions)).toEqual(expected))
})

describe('what was never asked', () => {
  it.each([
    [
      ['reefs in Thailand', 'forget the sharks'],
      ['Thailand', 'Reefs', 'No sharks'],
    ],
    [
      ['wrecks in Egypt', 'drop offs in Malta'],
      ['Malta', 'Walls'],
    ],
    [['sharks are fine'], ['Sharks']],
  ] as const)('%j', (questions, expected) => expect(labelsAfter(...questions)).toEqual(expected))

  it('is a question where it is asked as one', () =>
    expect(labelsAfter('wrecks in Egypt, no sharks', 'are sharks ok?')).not.toEqual(['Egypt', 'Wrecks']))
})

import { expect, it } from 'vitest'
import { wreckLookOf } from './wreck-look.ts'

const look = (words: string | null, siteName = 'SS Test') =>
  wreckLookOf({ siteName, diveSiteCategory: 'wreck', words })

it.each([
  ['A Victorian steam-and-sail ship lying keel up against the reef.', 'keel-up'],
  ['A tanker upside down on white sand.', 'keel-up'],
  ['A light cruiser on her port side with a bow like an open book.', 'on-side'],
  ['A storm in 2017 rolled her onto her port side against the reef.', 'on-side'],
  ['A three-masted sailing ship, a rarity, lying on her side on lagoon mud.', 'on-side'],
  ['A three-masted barque upright on a flat bottom at 33 m.', 'sailing'],
  ['At the head of the harbour a two-masted schooner lies in about 6 m.', 'sailing'],
  ['A coaster stands upright on sand; the stern has fallen on its side.', 'upright'],
  ['A full-size military transport plane on level sand at 17 m.', 'aeroplane'],
  ['A whole submarine on flat sand at 41 m.', 'submarine'],
  ['This 76 m submarine rescue ship was made for divers.', null],
  ['The one real warship of the bay: a seaplane tender.', null],
  ['The youngest of the reefs is a helicopter destroyer of 113 m.', null],
  ['A wreck where upside-down jellyfish pulse over the sand.', null],
  ['Two film sets: the frame of the bomber from a film, and a small freighter.', null],
  [null, null],
])('%s: %s', (words, expected) => expect(look(words)).toBe(expected))

it('is told by the name where the words say nothing', () => {
  expect(look(null, 'Jake Seaplane')).toBe('aeroplane')
  expect(look(null, 'HM Submarine M2')).toBe('submarine')
  expect(look('A sub that lies on its side.', 'U-352')).toBe('submarine')
})

it('what is no wreck looks like none', () =>
  expect(
    wreckLookOf({ siteName: 'Reef', diveSiteCategory: 'coral-reef', words: 'An upturned boulder.' }),
  ).toBe(null))

import type { GroupKind } from '@soundings/contract/groups-fields'

export type ExampleGroup = {
  key: string
  name: string
  kind: GroupKind
  country: string | null
  description: string
  /** Example people by their numbers; 0 is the member of the demonstration. The first one owns it. */
  people: number[]
  /** Those who ask to join. */
  asking?: number[]
  /** Names of starter sites. */
  sites: string[]
  threads: { by: number; title: string; text: string; replies: { by: number; text: string }[] }[]
}

/** Made-up groups, each of which says so. */
export const exampleGroups: readonly ExampleGroup[] = [
  {
    key: 'red-sea-mornings',
    name: 'Red Sea Mornings (example)',
    kind: 'open',
    country: 'Egypt',
    description: 'Example group, made up for a demonstration. Early boats, small groups and long reef dives.',
    people: [2, 0, 3, 4, 5, 6, 7, 8],
    sites: ['SS Thistlegorm'],
    threads: [
      {
        by: 3,
        title: 'First boat on Saturday?',
        text: 'Wind drops on Friday night. Who is in for the 6:30 boat?',
        replies: [
          { by: 4, text: 'Me, and I bring the torch for the swim-through.' },
          { by: 2, text: 'Two places left. Meet at the jetty at 6:10.' },
        ],
      },
      {
        by: 5,
        title: 'Turtles at the north wall again',
        text: 'Three of them at 12 m, quite relaxed. Keep your distance and they stay.',
        replies: [],
      },
    ],
  },
  {
    key: 'cold-water-club',
    name: 'Cold Water Club (example)',
    kind: 'request',
    country: 'United Kingdom',
    description:
      'Example group, made up for a demonstration. Drysuits, quarries and wrecks in the green. Tell us what you dive when you ask to join.',
    people: [0, 9, 10, 11, 12],
    asking: [13, 14],
    sites: ['Zenobia'],
    threads: [
      {
        by: 9,
        title: 'Quarry evening every second Wednesday',
        text: 'We meet at six, in the water by seven. Bring two lights.',
        replies: [{ by: 10, text: 'I can give two people a lift from town.' }],
      },
    ],
  },
  {
    key: 'macro-hunters',
    name: 'Macro Hunters (example)',
    kind: 'open',
    country: null,
    description:
      'Example group, made up for a demonstration. Nudibranchs, pygmy seahorses, and how to light them.',
    people: [15, 16, 17, 18, 19, 20],
    sites: [],
    threads: [
      {
        by: 16,
        title: 'Snoot or no snoot?',
        text: 'I get more keepers without. Convince me.',
        replies: [{ by: 17, text: 'Try it on black sand at night first.' }],
      },
    ],
  },
  {
    key: 'club-committee',
    name: 'Club committee (example)',
    kind: 'private',
    country: null,
    description: 'Example group, made up for a demonstration. Only its members see it.',
    people: [0, 2, 9],
    sites: [],
    threads: [
      {
        by: 0,
        title: 'Dates for the spring trip',
        text: 'Last week of April, or first of May?',
        replies: [],
      },
    ],
  },
]

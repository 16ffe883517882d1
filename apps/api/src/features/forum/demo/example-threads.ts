import type { Incident } from '@soundings/contract/forum'

/** Somebody of the example people, by their number; 0 is the demonstration’s own member. */
type By = number

export type ExampleReply = {
  by: By
  hoursAgo: number
  text: string
  /** The number of the post that it answers. */
  to?: number
  thanks?: readonly By[]
  solves?: true
}

export type ExampleThread = {
  key: string
  category: string
  title: string
  by: By
  hoursAgo: number
  text: string
  tags?: readonly string[]
  /** The starter site that it is about. */
  site?: string
  isAnonymous?: true
  incident?: Incident
  thanks?: readonly By[]
  replies: readonly ExampleReply[]
}

/** Threads that look like those of divers. Every opening says that it is made up. */
export const exampleThreads: readonly ExampleThread[] = [
  {
    key: 'ears',
    category: 'questions',
    title: 'My ears equalise going down, but squeeze at 6 metres. What helps?',
    by: 0,
    hoursAgo: 52,
    tags: ['ears', 'beginner'],
    text: 'The first metres are easy. Around **6 m** my left ear hurts and I have to go up again, and by then my buddy is waiting at 10 m.\n\nI pinch my nose and blow. Is there a better way?',
    thanks: [3, 7, 20],
    replies: [
      {
        by: 1,
        hoursAgo: 50,
        text: 'Start earlier and do it more often: once at the surface, then every half metre, *before* you feel anything. Once it squeezes, it is too late, so go up a metre and begin again.\n\nAlso go down feet first on a line. Head first is harder for many people.',
        thanks: [3, 6, 9, 12, 17],
        solves: true,
      },
      {
        by: 13,
        hoursAgo: 47,
        text: 'What helped me: swallowing with the nose pinched instead of blowing, and tilting the head so that the bad ear points up.',
        thanks: [20],
      },
      {
        by: 25,
        hoursAgo: 30,
        to: 1,
        text: 'And if it still hurts, end the dive. Nobody minds. If it keeps happening, see a doctor who knows diving.',
        thanks: [1, 5],
      },
      { by: 0, hoursAgo: 26, text: 'Feet first and every half metre did it. Thank you all!', thanks: [1] },
    ],
  },
  {
    key: 'first-computer',
    category: 'questions',
    title: 'First dive computer: which functions will I really use?',
    by: 23,
    hoursAgo: 31,
    tags: ['computer'],
    text: 'I’m after something I won’t outgrow in a year. The shop talks about air integration, a compass and trimix. What do you look at on an ordinary dive?',
    replies: [
      {
        by: 18,
        hoursAgo: 29,
        text: 'Depth, time to the limit, ascent rate, and a screen I can read without my glasses. Nitrox is a must. A battery you can change yourself is worth more than any compass.',
        thanks: [23, 30],
      },
      {
        by: 7,
        hoursAgo: 9,
        text: 'Check that you can get the dives off it with a cable or over the air, in a file that other programs read.',
      },
    ],
  },
  {
    key: 'seasick',
    category: 'questions',
    title: 'Anything against seasickness that doesn’t make you drowsy?',
    by: 30,
    hoursAgo: 5,
    text: 'Two hours out on a small boat next month, and I get ill on a ferry. I’d rather not take a pill that makes me sleepy before a dive.',
    replies: [],
  },
  {
    key: 'thistlegorm',
    category: 'sites',
    title: 'Thistlegorm: is the morning slot still quieter?',
    by: 7,
    hoursAgo: 70,
    site: 'SS Thistlegorm',
    tags: ['wreck', 'red sea'],
    text: 'Last time we shared the bow with nine boats. Do the day boats still arrive after ten, and is there a mooring free before that?',
    thanks: [18],
    replies: [
      {
        by: 1,
        hoursAgo: 66,
        text: 'Boats that stay overnight are in at six. Between seven and nine you nearly have her to yourself. After ten, forget it.',
        thanks: [7, 12],
      },
      {
        by: 20,
        hoursAgo: 40,
        to: 1,
        text: 'Agreed. But the current often runs hardest early, so have a look before you jump.',
      },
      { by: 7, hoursAgo: 38, text: 'Six it is, then.' },
    ],
  },
  {
    key: 'liberty',
    category: 'sites',
    title: 'USAT Liberty: steps or beach with a heavy camera?',
    by: 8,
    hoursAgo: 120,
    site: 'USAT Liberty',
    text: 'The stones at the entry nearly took my legs away. Is there an easier place to go in when there’s a swell?',
    replies: [
      {
        by: 5,
        hoursAgo: 118,
        text: 'Go in by the trees on the left, walk until the water is at your chest, and put on your fins there. Have somebody hand you the camera.',
        thanks: [8, 26],
      },
    ],
  },
  {
    key: 'salt-pier',
    category: 'sites',
    title: 'Salt Pier closed when a ship is in: where do you look it up?',
    by: 26,
    hoursAgo: 17,
    site: 'Salt Pier',
    text: 'We drove there twice for nothing. Is there a list of arrivals, or do you just ask at the dive shop?',
    replies: [
      {
        by: 13,
        hoursAgo: 15,
        text: 'Ask the shop the evening before. You can also see from the road whether a ship is at the pier. If one is, nobody goes in, and they are strict about it.',
        thanks: [26],
      },
    ],
  },
  {
    key: 'november',
    category: 'travel',
    title: 'One week in November, warm water, not too far from Europe',
    by: 29,
    hoursAgo: 200,
    tags: ['november'],
    text: 'Two of us, 41 and 15 dives. We want easy shore dives in the morning and something to walk to in the afternoon. Egypt, the Canaries or somewhere we haven’t thought of?',
    thanks: [4],
    replies: [
      {
        by: 18,
        hoursAgo: 190,
        text: 'Dahab. You walk from your room into the water, and the evenings on the promenade are lovely. Bring 5 mm: it gets windy.',
        thanks: [29, 21],
      },
      {
        by: 15,
        hoursAgo: 150,
        text: 'Madeira if you like cooler water and hiking. About 21 degrees then, and very few divers.',
      },
    ],
  },
  {
    key: 'fly-after',
    category: 'travel',
    title: 'Last dive at noon, flight at 9 the next morning',
    by: 19,
    hoursAgo: 88,
    text: 'That’s 21 hours. The boat offers two dives on the last day. Would you do both?',
    replies: [
      {
        by: 27,
        hoursAgo: 86,
        text: 'The usual advice after several days of diving is at least 18 hours, and 24 if you can. We do one early dive on the last day and rinse everything in the afternoon.',
        thanks: [19, 4, 9],
      },
    ],
  },
  {
    key: 'dry-gloves',
    category: 'gear',
    title: 'Dry gloves that you can put on alone?',
    by: 3,
    hoursAgo: 140,
    tags: ['drysuit', 'cold water'],
    text: 'Mine seal well, but I need somebody to close the rings. Which system lets you do both hands by yourself?',
    replies: [
      {
        by: 11,
        hoursAgo: 130,
        text: 'Rings that push on instead of turning. A little silicone grease on the seal, and I close the second one against my knee.',
        thanks: [3],
      },
      {
        by: 19,
        hoursAgo: 100,
        text: 'Whatever you choose, put a thin line under the wrist seal so that air gets in. Otherwise your hands are cold in ten minutes.',
        thanks: [3, 11, 24],
      },
    ],
  },
  {
    key: 'regulator-service',
    category: 'gear',
    title: 'Service every year, or every hundred dives?',
    by: 15,
    hoursAgo: 60,
    text: 'My regulator had 35 dives since the last service and works perfectly. The shop says every year, whatever I did with it.',
    replies: [
      {
        by: 12,
        hoursAgo: 58,
        text: 'Read the manual of yours: many say two years or a hundred dives with a check in between. Note the date, and have it looked at before a big trip, not the day before.',
        thanks: [15, 29],
      },
    ],
  },
  {
    key: 'buoyancy',
    category: 'training',
    title: 'What finally made your buoyancy click?',
    by: 11,
    hoursAgo: 96,
    text: 'Twenty-two dives and I still swing up and down like a lift. I know the theory. What was *your* moment?',
    thanks: [17, 23, 30, 2],
    replies: [
      {
        by: 5,
        hoursAgo: 94,
        text: 'Taking off two kilos. Most people I guide carry too much lead and then fight the air in their jacket.',
        thanks: [11, 17, 1, 9],
      },
      {
        by: 21,
        hoursAgo: 90,
        text: 'Hovering in front of a wall and breathing out *slowly*. Ten minutes of that at the end of every dive, at 5 m, where it’s hardest.',
        thanks: [11],
      },
      { by: 11, hoursAgo: 12, text: 'Two kilos less. I can’t believe it was that simple.', thanks: [5] },
    ],
  },
  {
    key: 'what-is-it',
    category: 'wildlife-and-photos',
    title: 'Tiny, white with orange tips, on a red sponge. Which nudibranch?',
    by: 6,
    hoursAgo: 44,
    tags: ['nudibranch'],
    text: 'About 1 cm, at 18 m, always on the same red sponge. It had two feathery horns and a tuft on its back.',
    replies: [
      {
        by: 9,
        hoursAgo: 41,
        text: 'With a tuft of gills at the back it’s a dorid. What it sits on is usually what it eats, so the sponge helps more than the colour. Did you get its underside?',
        thanks: [6],
      },
    ],
  },
  {
    key: 'stuck-inflator',
    category: 'safety-and-incidents',
    title: 'The inflator stuck open at 18 metres',
    by: 24,
    hoursAgo: 34,
    isAnonymous: true,
    text: 'Nobody was hurt. I’m writing this because I had skipped the check that would have shown it.',
    incident: {
      happened:
        'I pressed the inflator shortly and it went on filling. I was at 12 m before I understood. I pulled the hose off, dumped all the air and swam down, then made the ascent on my own fins with my buddy beside me.',
      conditions: '14 degrees, visibility 6 m, no current. Thick gloves.',
      learnt:
        'Rinse the inflator, and press it in the shop bath before each trip. Practise taking the hose off with gloves on. I could do it, but only because I had tried it once.',
      depth: 18,
      gas: 'Air',
    },
    thanks: [1, 3, 5, 11, 19, 25],
    replies: [
      {
        by: 25,
        hoursAgo: 32,
        text: 'Thank you for telling it. We’ll practise the hose with gloves this weekend.',
        thanks: [3, 19],
      },
      {
        by: 1,
        hoursAgo: 28,
        text: 'Salt in the valve is nearly always the reason. Soak it in warm water, and press while it’s under.',
        thanks: [25],
      },
    ],
  },
  {
    key: 'buddy-zenobia',
    category: 'buddies',
    title: 'Zenobia in the second week of October, advanced, relaxed',
    by: 14,
    hoursAgo: 22,
    site: 'Zenobia',
    text: 'I’m there from the 8th to the 15th and book two dives a day. I like to stay outside the wreck at first and take my time. English or Turkish.',
    replies: [
      {
        by: 28,
        hoursAgo: 20,
        text: 'I arrive on the 10th and dive the same way. I’ll send you a message.',
        thanks: [14],
      },
    ],
  },
]

import { describe, expect, it } from 'vitest'
import { labelsAfter, talk, understood } from './asking.build.ts'

describe('what is refused behind its name', () => {
  it.each([
    [
      'Hammerheads, yes. Anything rated advanced, no. Anything beyond thirty metres, also no.',
      ['Beginner', 'Intermediate', 'Up to 30 m, to be safe', 'Hammerhead sharks'],
    ],
    ['galapagos, NOT comfortable at advanced sites', ['Galápagos', 'Beginner', 'Intermediate']],
    ['Egypt, advanced no', ['Egypt', 'Beginner', 'Intermediate']],
    [
      'Tasmania or Victoria. Cold I accept; caves and other overheads I refuse.',
      ['Tasmania', 'Victoria', 'No caves', 'No overhead environments'],
    ],
    ['Wrecks, overhead not on the hazard list', ['Wrecks', 'No overhead environments']],
    ['turtles there, sharks not on the list', ['Turtles', 'No sharks']],
    ['Wrecks and caves are out for us, Malta', ['Malta', 'No wrecks', 'No caves']],
    ['insurance excludes wrecks, Egypt', ['Egypt', 'No wrecks']],
    [
      'Indonesia minus the stingers and minus the current',
      ['Indonesia', 'No dangerous animals', 'No strong current'],
    ],
    ['no turtles, beach entry', ['From shore', 'No turtles']],
    [
      'Sri Lanka this July. Recreational divers only, so anything technical or advanced: strike it off.',
      ['Sri Lanka', 'Beginner', 'Intermediate', 'In July'],
    ],
    [
      'Scotland, wrecks being exactly what I do not want. Nothing graded advanced either.',
      ['Scotland', 'No wrecks', 'Beginner', 'Intermediate'],
    ],
    [
      "BC or Washington State. Cold we accept; ripping tides, ceilings and serious depth we don't.",
      ['British Columbia', 'Washington', 'No strong current', 'No overhead environments'],
    ],
    [
      'After-dark wish: octopus. After-dark vetoes: boats, cold, current, ceilings.',
      ['From shore', 'No cold water', 'No strong current', 'No overhead environments', 'Octopuses'],
    ],
    ['A real hatred of being swept along. Palau?', ['Palau', 'No strong current']],
    [
      'Caribbean walls on which strong current is not among the risks',
      ['Caribbean', 'Walls', 'No strong current'],
    ],
    ['What in the Galapagos is not reserved for advanced divers?', ['Galápagos', 'Beginner', 'Intermediate']],
    ['Florida from the beach, no charter boats', ['Florida', 'From shore']],
    ["Whale sharks. Beginner grade. Maldives doesn't count.", ['Not Maldives', 'Beginner', 'Whale sharks']],
  ])('is left out: %s', (question, labels) => expect(understood(question)).toEqual(labels))

  it('is not a question that only asks for a yes', () =>
    expect(understood('easy wreck in Malta, no?')).toEqual(['Malta', 'Wrecks', 'Beginner']))

  it('goes on with the question before', () =>
    expect(labelsAfter("What's good in South Africa in July?", 'strong current has to go as well')).toEqual([
      'South Africa',
      'No strong current',
      'In July',
    ]))
})

describe('places that somebody is away from, or was', () => {
  it.each([
    ['Muck diving in Indonesia away from Lembeh', ['Indonesia', 'Not Lembeh Strait', 'Muck dives']],
    ['reefs an hour away from Cairns', ['Cairns', 'Reefs']],
    [
      'Our only leave is July/August and we know the Andaman side of Thailand is out then',
      ['Thailand', 'Not Andaman Sea', 'July to August'],
    ],
    [
      'Caribbean walls. Already been to Bonaire, Curacao, the Caymans and Cozumel',
      ['Caribbean', 'Not Bonaire', 'Not Curaçao', 'Not Cayman Islands', 'Not Cozumel', 'Walls'],
    ],
    ['anything but indo for muck', ['Not Indonesia', 'Muck dives']],
  ])('are left out: %s', (question, labels) => expect(understood(question)).toEqual(labels))
})

describe('names of places', () => {
  it.each([
    ['a US wreck deeper than 60 m', ['United States', 'Wrecks', '60 m or deeper']],
    ['give us wrecks in Malta', ['Malta', 'Wrecks']],
    ['sand tigers NC', ['North Carolina', 'Sand tiger sharks']],
    ['cali coast from the beach', ['California', 'From shore']],
    ['floridas reefs', ['Florida', 'Reefs']],
    [
      'groupers on the French or Spanish Mediterranean coast',
      ['Mediterranean, France', 'Mediterranean, Spain', 'Groupers'],
    ],
    ['reefs in Palau (vertigo)', ['Palau', 'Reefs']],
    ['Tasmania or Victoria reefs', ['Tasmania', 'Victoria', 'Reefs']],
    ['French Polynesia passes in July', ['French Polynesia', 'Drift dives', 'In July']],
    ['the fake moai head under water easter island', ['Easter Island']],
    ['Thailand is closed in July, is that true?', ['Thailand', 'In July']],
    ["nearest wrecks, 40km max, van's fuel is low", ['Near me, 40 km', 'Wrecks', 'Closest first']],
    ['wrecks near my hotel', ['Near me, 50 km', 'Wrecks']],
    ['the bronze Christ in the bay of San Fruttuoso', ['San Fruttuoso']],
    ['greenpeace ship the French bombed, now a reef', []],
    ['European wrecks that bottom out at 60 m or more', ['Europe', 'Wrecks', '60 m or deeper']],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))
})

describe('what follows another question', () => {
  it.each([
    [
      ['Caves on Gozo or Comino', 'only those you can get into from land, our skipper lost his licence'],
      ['Gozo', 'Comino', 'Caves', 'From shore', '“skipper”'],
    ],
    [
      ['Where do people see thresher sharks?', 'not the Philippines, my government has a travel warning'],
      ['Not Philippines', 'Thresher sharks', '“government warning”'],
    ],
    [
      ['whale sharks', 'asia side'],
      ['Asia', 'Whale sharks'],
    ],
    [
      ['beginner dives in sydney', 'boat dives instead, up or down the coast'],
      ['Sydney, New South Wales', 'Beginner', 'By boat', '“down coast”'],
    ],
  ])('changes only what it says: %s', (questions, labels) =>
    expect(labelsAfter(...questions)).toEqual(labels),
  )
})

describe('what only looks like a refusal', () => {
  it.each([
    ['Things to avoid: current. Malta, wrecks', ['Malta', 'Wrecks', 'No strong current']],
    ['Cold is a no go, turtles, Hawaii', ['Hawaii', 'No cold water', 'Turtles']],
    ['No deal breakers, wrecks, Malta', ['Malta', 'Wrecks']],
    ['Vetoes: boats. Wishes: wrecks, Malta', ['Malta', 'Wrecks', 'From shore']],
    ['Exclusions: wrecks. Country: Malta. Month: July', ['Malta', 'No wrecks', 'In July']],
    ['Which areas to avoid, Bali', ['Bali']],
    ["Caves are not a problem, I'm full cave. Mexico", ['Mexico', 'Caves', 'Technical']],
    ["Advanced sites aren't a problem, I have 500 dives, Komodo", ['Komodo', 'Advanced']],
    ['Whale sharks are out in which month, Mexico', ['Mexico', 'Whale sharks']],
    ['Wrecks for me, reefs for the others', ['Wrecks', 'Reefs']],
    ['Sharks are what I do not want to miss, Palau', ['Palau', 'Sharks']],
    ['Sharks we avoid feeding, Fiji', ['Fiji', 'Sharks']],
    ['Wrecks are what worries my wife but I love them', ['Wrecks']],
    ['wrecks not on the tourist list', ['Wrecks']],
    ['Strong current, we take it, Palau', ['Palau']],
    ['Already dived Malta and Gozo, Cyprus and Greece next', ['Cyprus', 'Greece', 'Not Malta', 'Not Gozo']],
    ['quiet reefs in Bali away from Bali crowds', ['Bali', 'Reefs']],
    ["wrecks a stone's throw away from Valletta", ['Valletta', 'Wrecks']],
    ["we're Americans looking for sharks in the Bahamas", ['Bahamas', 'Sharks']],
    ['the Atlantic side of Florida is out, reefs', ['Florida', 'Not Atlantic', 'Reefs']],
    ['malta has wrecks, no', ['Malta', 'Wrecks']],
    ["I'm not a confident beginner", ['Beginner']],
    ['no aversion to caves', ['Caves']],
    ['spear fishing forbidden reefs', ['Reefs']],
    ['Our boat trips are booked, which wrecks in Malta', ['Malta', 'Wrecks', 'By boat']],
    ['Bonaire passes STINAPA cost', ['Bonaire']],
    ['drop-offs for advanced divers in Egypt', ['Egypt', 'Walls', 'Advanced']],
  ])('is a wish, or nothing: %s', (question, labels) => expect(understood(question)).toEqual(labels))
})

describe('what is skipped behind a number', () => {
  it.each([
    ['Egypt wrecks deeper than 30 m, skip those', ['Egypt', 'Wrecks', 'Up to 30 m']],
    ['Malta: anything over 30 m, skip it', ['Malta', 'Up to 30 m']],
    ['Malta wrecks over 30 m, leave them', ['Malta', 'Wrecks', 'Up to 30 m, to be safe']],
    ['wrecks past 60 m, Chuuk we know, skip it', ['Not Chuuk Lagoon', 'Wrecks', '60 m or deeper']],
    ["I'd rather Malta than Egypt, and Gozo", ['Gozo', 'Not Egypt']],
  ])('is the limit, and no place: %s', (question, labels) => expect(understood(question)).toEqual(labels))
})

describe('harm told after sites were looked for', () => {
  it.each([
    ['sharks in Bahamas', 'just came up from 30 m and my arm tingles', 'accident'],
    ['reefs in Egypt', 'just back from a 30 m dive, my vision is blurry', 'accident'],
    ['reefs in Egypt', "but I'm pregnant, shallow only", 'pregnancy'],
    ['reefs in Egypt', 'only easy dives, I had a heart attack', 'condition'],
    ['reefs in Egypt', 'no safety stop from 30 m', 'ascent'],
  ])('gets advice: %s, %s', (before, question, topic) =>
    expect(talk([before, question])).toMatchObject({ intent: 'medical', guidance: topic }),
  )
})

describe('a list under a heading, and a “no” by itself', () => {
  it.each([
    ['Please avoid: boats, deep. Malta', ['Malta', 'Up to 18 m', 'From shore']],
    ['Veto: deep dives. Malta', ['Malta', 'Up to 18 m']],
    ['Deal breaker: over 18 m, Bali', ['Bali', 'Up to 18 m']],
    ['Vetoes: deeper than 20 m, currents. Bali', ['Bali', 'Up to 20 m', 'No strong current']],
    ['Hates: boats, cold. Loves: walls. Malta', ['Malta', 'Walls', 'From shore', 'No cold water']],
    ['Dislikes: sharks. Likes: turtles. Malta', ['Malta', 'Turtles', 'No sharks']],
    ['Exclusions: Egypt, Bali. Wreck dives', ['Not Egypt', 'Not Bali', 'Wrecks']],
    ['Vetoes: wrecks. Sharks please, Bahamas', ['Bahamas', 'No wrecks', 'Sharks']],
    ['Sharks, no. Bahamas', ['Bahamas', 'No sharks']],
    ['Boats, no. Bonaire', ['Bonaire', 'From shore']],
    ['Advanced, no. Wrecks, Malta', ['Malta', 'Wrecks', 'Beginner', 'Intermediate']],
    ['Sharks not for me but manta rays yes Maldives', ['Maldives', 'Manta rays', 'No sharks']],
    ['Which sites do boats take out beginners in Egypt', ['Egypt', 'Beginner', 'By boat']],
    ['Strike anything over 25 m, Malta', ['Malta', 'Up to 25 m']],
    ['Malta wrecks bar the ones over 30 m', ['Malta', 'Wrecks', 'Up to 30 m']],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))

  it.each([
    'im 3 months pregnant, shore dives in Bali with turtles',
    'pregnant wife, easy sites in Bali',
    'heart attack survivor, shore reefs',
  ])('is no list of sites: %s', (question) => expect(talk([question]).intent).toBe('medical'))

  it('goes on with the question before', () =>
    expect(labelsAfter('Wreck dives Malta', 'everything bar Gozo')).toEqual([
      'Malta',
      'Not Gozo',
      'Wrecks',
      '“bar”',
    ]))
})

describe('what more cold sets read wrong', () => {
  it.each([
    [
      'Near Hurghada, nothing the guides would call advanced',
      ['Near Hurghada, 50 km', 'Beginner', 'Intermediate'],
    ],
    [
      'wrecks in the states; cold water is off the table and so is anything rated advanced or up',
      ['United States', 'Wrecks', 'Beginner', 'Intermediate', 'No cold water'],
    ],
    [
      "Something in Indonesia that isn't Bali, Komodo or Raja Ampat",
      ['Indonesia', 'Not Bali', 'Not Komodo', 'Not Raja Ampat'],
    ],
    [
      'Wrecks anywhere outside the USA, Canada and Mexico',
      ['Not United States', 'Not Canada', 'Not Mexico', 'Wrecks'],
    ],
    ['South African reefs where the current stays quiet', ['South Africa', 'Reefs', 'No strong current']],
    ['PNG for moderately experienced divers', ['Papua New Guinea', 'Intermediate']],
    ['I turn green on boats. Something mellow, in Egypt', ['Egypt', 'Beginner', 'From shore']],
    [
      'frogfish in the Philippines, but not Anilao, too crowded last time',
      ['Philippines', 'Not Anilao', 'Frogfish'],
    ],
    ["hammerheads are on the wish list, what's good in August", ['Hammerhead sharks', 'In August']],
    ['Komodo pinnacles. Done Batu Bolong though', ['Komodo', 'Not Batu Bolong', 'Pinnacles']],
    ['Shore dives in Bali. already dived everything in Tulamben', ['Bali', 'Not Tulamben', 'From shore']],
    ['Passes in French Polynesia', ['French Polynesia', 'Drift dives']],
    ['English wrecks at 30 metres plus', ['England', 'Wrecks', '30 m or deeper']],
    ['not Bali, Komodo or Raja Ampat please', ['Komodo', 'Raja Ampat', 'Not Bali']],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))

  it('leaves out a part of what was asked for before', () =>
    expect(labelsAfter('Where in Indonesia are the mantas?', 'leave Komodo out of it tho')).toEqual([
      'Indonesia',
      'Not Komodo',
      'Manta rays',
    ]))
})

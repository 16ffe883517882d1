import { describe, expect, it } from 'vitest'
import { ask, labels, understood } from './asking.build.ts'

describe('what a clause says of another place', () => {
  it.each([
    ['Last March we did sharks in Cozumel, by boat. Where are turtles in Bonaire?', ['Bonaire', 'Turtles']],
    ['Froze in the caves of Mexico last January. Wrecks in Aruba please', ['Aruba', 'Wrecks']],
  ])('is no wish: %s', (question, expected) => expect(understood(question)).toEqual(expected))

  it.each([
    ['We loved the mantas in Komodo. Where are more of them in the Maldives?', 'Manta rays'],
    ['We went to Komodo for the mantas and want the same in the Maldives', 'Manta rays'],
    ['I was deco sick in Cozumel, so nothing deeper than 12 m in Bonaire', 'Up to 12 m'],
    ['The current in Komodo scared us last year, Bali without strong current', 'No strong current'],
  ])('is one where it is pointed at, and a limit wherever it stands: %s', (question, label) =>
    expect(understood(question)).toContain(label),
  )
})

describe('a site that is only told of', () => {
  it.each([
    [
      'a cousin showed me his Blue Corner video and now I’m jealous. work sends me to Guam though, reefs?',
      ['Guam', 'Reefs'],
    ],
    [
      'Melbourne local here, I’ve done Popes Eye more often than I’ve had hot dinners. What’s worth the flight for a decent shipwreck, staying in Australia?',
      ['Australia', 'Wrecks'],
    ],
    [
      'UK shore diving for someone who just passed Ocean Diver at Stoney Cove?',
      ['United Kingdom', 'Beginner', 'From shore'],
    ],
  ])('is not asked about: %s', (question, expected) => {
    expect(ask(question).intent).toBe('find')
    expect(understood(question)).toEqual(expected)
  })

  it.each([
    'I’m in Malta for a week. Can I dive Um El Faroud with an Open Water card?',
    'my cousin lives in Miami and keeps telling about the Spiegel Grove. Is it ok for a newbie?',
    'how was the Blue Hole in Dahab after the storm',
  ])('is asked about where it is meant: %s', (question) => expect(ask(question).intent).toBe('about-site'))
})

describe('a month that is only told of', () => {
  it.each([
    ['Lembongan in August was 19 degrees, brr. Is September alright at Nusa Penida?', ['In September']],
    ['My leave got moved from August to February, where in Indonesia?', ['In February']],
    [
      'My leave is in July this time, normally I always fly to Marsa Alam in November. Indonesia?',
      ['In July'],
    ],
    ['between May and July in Egypt', ['May to July']],
    ['from August to October in Egypt', ['August to October']],
  ])('%s', (question, expected) =>
    expect(labels(question).filter((label) => /^In |\w to \w/.test(label) && !/^Up to/.test(label))).toEqual(
      expected,
    ),
  )
})

describe('what somebody fears or refuses', () => {
  it.each([
    ['not going inside caves, reefs in Malta', 'No caves'],
    ['won’t go inside wrecks, sharks in the Bahamas', 'No wrecks'],
    ['We got stung by jellyfish in Croatia last summer. Cyprus please', 'No jellyfish'],
    ['my wife had a panic in a cave in Mexico last year, reefs in Egypt', 'No caves'],
  ])('counts wherever it happened: %s', (question, label) => expect(understood(question)).toContain(label))
})

describe('words of stories that sound like something else', () => {
  it.each([
    ['Which Mexican sites are best around Christmas? Nobody wants to cook.', ['Mexico', 'In December']],
    [
      'My niece is eight, can’t dive yet, but wants a photo of a seahorse. I’ll be in the Caribbean',
      ['Caribbean', 'Seahorses'],
    ],
    [
      'Gozo: done. Comino: done. This time Malta from shore',
      ['Malta', 'Not Gozo', 'Not Comino', 'From shore'],
    ],
    ['Truk, and it’s about the Japanese wrecks there', ['Chuuk Lagoon', 'Wrecks']],
    ['Japanese wrecks please', ['Japan', 'Wrecks']],
    ['Sites around St Barths', ['St Barthelemy']],
    ['Two weeks, split it between Komodo and Alor', ['Komodo', 'Alor']],
    ['Split wrecks', ['Near Split, 25 km', 'Wrecks']],
    ['we want current reports, Malta', ['Malta']],
  ])('%s', (question, expected) => expect(understood(question)).toEqual(expected))
})

describe('limits in everyday words', () => {
  it.each([
    [
      'It was 14 degrees in Cornwall last summer, this time I want at least 25. Egypt?',
      ['Egypt', 'Water 25 °C or warmer'],
    ],
    ['visibility has to be at least 20 m, Sardinia', ['Sardinia']],
    ['used to be good to 40 but my doctor says 20 now. Gozo', ['Gozo', 'Up to 20 m']],
    ['Not something only advanced people can do, Zanzibar', ['Zanzibar', 'Beginner', 'Intermediate']],
    ['I love current, where in Palau?', ['Palau', 'Drift dives']],
    ['the more current the better, Palau', ['Palau', 'Drift dives']],
    ['I love current but my wife is afraid of it, Palau', ['Palau']],
  ])('%s', (question, expected) => expect(understood(question)).toEqual(expected))

  it('leave a child out that stays ashore, and no other', () => {
    expect(understood('My son is 11 and can’t dive deeper than 12 m, Malta')).toContain('Up to 12 m')
    expect(understood('My son is 11 and cannot dive to 20 m, Malta')).toContain('Up to 12 m')
    expect(understood('My son is 11 and can’t dive in current, Malta')).toContain('Up to 12 m')
    expect(understood('My son is 11 and can’t dive yet, so wrecks for me in Malta')).not.toContain(
      'Up to 12 m',
    )
  })
})

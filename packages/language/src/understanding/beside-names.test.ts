import { describe, expect, it } from 'vitest'
import { ask, understood } from './asking.build.ts'

describe('what a "no" rules out that nobody knows', () => {
  it.each([
    ['sharks in fiji but not the feeding dives', ['Fiji', 'Sharks'], 'feeding'],
    ['Oman reefs without rubbish', ['Oman', 'Reefs'], 'rubbish'],
    ['Zanzibar reefs, no night dives', ['Zanzibar', 'Reefs'], 'night'],
    ["reefs in Fiji that aren't crowded", ['Fiji', 'Reefs'], 'crowded'],
  ])('is not looked for: %s', (question, labels, unwanted) => {
    const heard = ask(question)
    expect(understood(question)).toEqual(labels)
    expect(heard.query.words).toBe('')
    expect(heard.unwanted).toBe(unwanted)
  })

  it('is a current where it is called so', () => {
    expect(understood('a reef off Phuket that isnt a washing machine')).toEqual([
      'Phuket',
      'Reefs',
      'No strong current',
    ])
  })
})

describe('names and what stands beside them', () => {
  it.each([
    ['wrecks in the northern Red Sea', ['Red Sea', 'Wrecks']],
    ['hammerheads in the eastern pacific', ['Pacific', 'Hammerhead sharks']],
    ['reefs anywhere in the americas', ['Americas', 'Reefs']],
    ['UK trip: wrecks round Scapa or Oban', ['Scapa Flow', 'Near Oban, 25 km', 'Wrecks']],
    ['wrecks in Malta or Gozo', ['Malta', 'Gozo', 'Wrecks']],
    [
      'Similan islands but we already did Elephant Head Rock and Koh Bon',
      ['Similan Islands', 'Not Koh Bon West Ridge'],
    ],
    ['Similan islands but we already did Richelieu Rock', ['Similan Islands', 'Not Richelieu Rock']],
    ['somewhere like Silfra but warmer', ['Like Silfra', 'Water 24 °C or warmer']],
    [
      'Mabul & Kapalai muck, we want mandarin fish',
      ['Pulau Mabul', 'Pulau Kapalai', 'Muck dives', 'Mandarinfish'],
    ],
    ['any recommendations for pinnacles but by boat', ['Pinnacles', 'By boat']],
    ['solomon islands planes', ['Solomon Islands', 'Wrecks']],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))

  it.each([
    ['whats the yongala like for someone with 25 dives', 'SS Yongala', 'level'],
    ['Silfra with a drysuit but only 12 dives, allowed?', 'Silfra', 'level'],
    ['Blue Hole Dahab for a trimix diver, what do I need to know', 'Blue Hole Dahab', 'general'],
  ])('is about one site: %s', (question, name, topic) => {
    const { about, named } = ask(question)
    expect(named.map(({ siteName }) => siteName)).toEqual([name])
    expect(about?.topic).toBe(topic)
  })

  it.each(['cheap flights from Amsterdam to Bonaire', 'can you book us a boat with 12 spaces out of Sanur'])(
    'looks for no sites: %s',
    (question) => expect(ask(question).intent).toBe('other'),
  )
})

describe('levels', () => {
  it.each([
    ['galapagos sites not just for super experienced divers', ['Galápagos']],
    ["wrecks in Coron that aren't only for experts", ['Coron', 'Wrecks']],
    ['cenotes for open water divers no cave cert', ['Cenotes', 'Beginner']],
    [
      'caverns in Mexico I can do without a cave cert',
      ['Mexico', 'Caves', 'Beginner', 'Intermediate', 'Advanced'],
    ],
    ['cave dives in Florida for full cave certified divers', ['Florida', 'Caves', 'Technical']],
    ['Bali, beginners. At least 24 C', ['Bali', 'Beginner', 'Water 24 °C or warmer']],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))
})

describe('what divers know by name', () => {
  it.each([
    ['wrecks in Apo Reef', ['Near Apo Reef, 25 km', 'Wrecks']],
    ['lava tubes in Indonesia', ['Indonesia', 'Caves']],
    ['Indonesia canyons', ['Indonesia']],
    ['leafy sea dragons in South Australia', ['South Australia', 'Leafy seadragons']],
    ['sea dragons in South Australia', ['South Australia', 'Leafy seadragons', 'Weedy seadragons']],
    ['christmas tree worms in Bali', ['Bali', 'Christmas tree worms']],
    ['sevengill sharks in California', ['California', 'Broadnose sevengill sharks']],
    ['longimanus in Egypt', ['Egypt', 'Oceanic whitetip sharks']],
    ['whale sharks not oslob philippines', ['Philippines', 'Not near Oslob, 25 km', 'Whale sharks']],
    ['walls in Bunaken, 100+ dives', ['Pulau Bunaken', 'Walls']],
    ['dive sites with at least 4 stars in Costa Rica', ['Costa Rica', 'Best rated first']],
    ['We did Ras Mohammed already, what else is similar in Egypt', ['Egypt', 'Not Ras Mohammed']],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))
})

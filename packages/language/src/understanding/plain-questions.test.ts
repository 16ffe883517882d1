import { describe, expect, it } from 'vitest'
import { ask, labelsAfter, understood } from './asking.build.ts'
import { starterSites } from './starter.build.ts'
import { isInWater, waterByKey } from './waters.ts'

describe('what plain questions leave out', () => {
  it.each([
    ['Is there a dive of 25 m or less at Easter Island?', ['Easter Island', 'Up to 25 m']],
    ['a dive of 25 m or less in Malta', ['Malta', 'Up to 25 m']],
    [
      'Is there beginner diving in Belize or Honduras that doesn’t involve caves?',
      ['Belize', 'Honduras', 'No caves', 'Beginner'],
    ],
    [
      'I don’t care for wrecks at all. What else can you do on Bonaire without a boat?',
      ['Bonaire', 'No wrecks', 'From shore'],
    ],
    ['I don’t care about depth, wrecks in Malta', ['Malta', 'Wrecks']],
    [
      'Roatán or Utila at Easter, wrecks and caves scare us a bit so we’d like to leave both out',
      ['Roatán', 'Utila', 'No wrecks', 'No caves', 'In April'],
    ],
    ['we’re not looking for anything but wrecks in Croatia', ['Croatia', 'Wrecks']],
    ['I never get tired of turtles, where in Bali', ['Bali', 'Turtles']],
    ['can’t stop looking for seahorses, where in Italy', ['Italy', 'Seahorses']],
    ['quit looking for boat dives, shore dives in Bonaire', ['Bonaire', 'From shore']],
    ['wreck of a boat in shallow water in Gozo?', ['Gozo', 'Wrecks', 'Up to 18 m']],
    ['I love wrecks and caves scare me, Malta', ['Malta', 'Wrecks', 'No caves']],
    [
      'Name some reefs in Papua New Guinea where strong currents are not an issue.',
      ['Papua New Guinea', 'Reefs', 'No strong current'],
    ],
    [
      'What’s good in French Polynesia if drift dives aren’t your thing?',
      ['French Polynesia', 'No drift dives', 'No strong current'],
    ],
    [
      'Swedish or Danish shore dives, but I’m not interested in mines or caves',
      ['Sweden', 'Denmark', 'No caves', 'From shore'],
    ],
    [
      'Any pinnacles in the Maldives other than Fish Head? Been there twice',
      ['Maldives', 'Not Fish Head', 'Pinnacles'],
    ],
    ['Belize reefs without a sheer wall', ['Belize', 'Reefs', 'No walls']],
    [
      'drift dives I’d enjoy most, and intermediate at the hardest',
      ['Drift dives', 'Beginner', 'Intermediate'],
    ],
    ['strong currents are not an issue for us, Komodo drift dives', ['Komodo', 'Drift dives']],
    [
      'Canary Islands, from the shore, and I don’t want to look at another wreck',
      ['Canary Islands', 'No wrecks', 'From shore'],
    ],
    [
      'Shore dives in Washington state? I just moved to Tacoma and don’t know anybody with a boat',
      ['Washington', 'Near Tacoma, 25 km', 'From shore'],
    ],
    ['Shore dives in Malta, none of us has a boat', ['Malta', 'From shore']],
    ['nobody has a boat, Malta', ['Malta', 'From shore']],
    [
      'Maltese wrecks we can swim to from land? Our budget doesn’t stretch to boat trips.',
      ['Malta', 'Wrecks', 'From shore'],
    ],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))
})

describe('where people have been', () => {
  it.each([
    [
      'Cenotes around Tulum that don’t go below 20 m, please. The Pit and Angelita are too deep for me.',
      ['Near Tulum, 50 km', 'Not The Pit', 'Not Cenote Angelita', 'Cenotes', 'Up to 20 m'],
    ],
    [
      'We are staying on Bali and don’t want to cross to Nusa Penida. What else is there to dive on Bali?',
      ['Bali', 'Not Nusa Penida'],
    ],
    ['Sea lions please! Ecuador is too expensive for us so not there', ['Not Ecuador', 'Sea lions']],
    ['I’d rather not go over to Gozo, wrecks in Malta', ['Malta', 'Not Gozo', 'Wrecks']],
    ['We don’t want to head to Komodo, reefs in Indonesia', ['Indonesia', 'Not Komodo', 'Reefs']],
    [
      'Having already written up the Baron Gautsch, I want other Croatian wrecks that are not deeper than 35 metres.',
      ['Croatia', 'Not Baron Gautsch', 'Wrecks', 'Up to 35 m'],
    ],
    [
      'In the Gulf of Thailand I have done Sail Rock several times; which other pinnacles should I dive next?',
      ['Gulf of Thailand', 'Not Sail Rock', 'Pinnacles'],
    ],
    ['Off to Thailand, been to Koh Tao twice so anywhere but there.', ['Thailand', 'Not Koh Tao']],
    [
      'Aqaba from the shore, max 30m, we’ve dived the Cedar Pride and Japanese Garden before',
      ['Aqaba', 'Not Cedar Pride', 'Not Japanese Garden', 'Up to 30 m', 'From shore'],
    ],
    [
      'Already been on Bonegi I, still four days left in the Solomons and I’d rather not pay for a boat',
      ['Solomon Islands', 'Not Bonegi I', 'From shore'],
    ],
    [
      'After ten years of Florida I’m moving to California. Looking for beach dives there to start with.',
      ['California', 'From shore'],
    ],
    [
      'Palau. We saw Blue Corner and German Channel on the last trip so not those two again',
      ['Palau', 'Not Blue Corner', 'Not German Channel'],
    ],
    [
      'Which other wrecks can I do in Malta? Um El Faroud and the P29 are ticked off already',
      ['Malta', 'Not Um El Faroud', 'Not P29', 'Wrecks'],
    ],
    [
      'We loved Playa Chica on Lanzarote, now we look for another shore dive on the Canaries',
      ['Canary Islands', 'Not Playa Chica', 'From shore'],
    ],
    ['Are there other dives like the Zenobia in Cyprus?', ['Cyprus', 'Like Zenobia']],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))
})

describe('who asks, and what is only told', () => {
  it.each([
    [
      'Most hammerhead sites seem reserved for the advanced. Which ones would accept an intermediate diver?',
      ['Intermediate', 'Hammerhead sharks'],
    ],
    [
      'Okinawa has a reputation for difficult diving, so what’s there for beginners?',
      ['Okinawa', 'Beginner'],
    ],
    [
      'Nearly everything in the Maldives seems to be for advanced divers. Are there beginner sites there?',
      ['Maldives', 'Beginner'],
    ],
    [
      'Which dives are known for turtles, for beginners and advanced divers?',
      ['Beginner', 'Advanced', 'Turtles'],
    ],
    ['Looking for beginner and advanced sites in Malta', ['Malta', 'Beginner', 'Advanced']],
    ['Are most sites in Malta for beginners or advanced divers?', ['Malta', 'Beginner', 'Advanced']],
    ['Walls or wrecks in Ireland, we’re easy.', ['Ireland', 'Walls', 'Wrecks']],
    ['an easy wreck in Ireland', ['Ireland', 'Wrecks', 'Beginner']],
    [
      'We’re a group of four from Bristol after a wreck off Devon or Cornwall, nothing deeper than 30 m please.',
      ['Devon', 'Cornwall', 'Wrecks', 'Up to 30 m'],
    ],
    [
      'She has just finished her beginner course and we fly to Tanzania in January, what’s good there then?',
      ['Tanzania', 'Beginner', 'In January'],
    ],
    [
      'A former student just passed his deep specialty and now wants Micronesian wrecks in the 30 to 40 m range.',
      ['Micronesia', 'Wrecks', '30 m or deeper', 'Up to 40 m'],
    ],
    [
      'What wrecks at 40 metres or deeper are there in Chuuk Lagoon?',
      ['Chuuk Lagoon', 'Wrecks', '40 m or deeper'],
    ],
    ['wrecks 40 m or deeper are too much for us, Malta', ['Malta', 'Wrecks', 'Up to 40 m']],
    ['We got our certificates in May and want to dive Malta in June', ['Malta', 'In June']],
    [
      'South Australia is said to be a paradise for shore diving; which of its sea sites are for beginners?',
      ['South Australia', 'Sea', 'Ocean', 'Beginner', 'From shore'],
    ],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))

  it.each(['which rivers can you actually scuba dive in?', 'Which mines can one really dive?'])(
    'asks for sites: %s',
    (question) => expect(ask(question).intent).toBe('find'),
  )
})

describe('depths that are asked for', () => {
  it.each([
    [
      'Happy down to 40 but no deeper. Looking for wrecks in Southeast Asia, and Coron is already ticked off',
      ['Southeast Asia', 'Not Coron', 'Wrecks', 'Up to 40 m'],
    ],
    ['20 m but no deeper than 15 with the kids', ['Beginner', 'Up to 15 m']],
    [
      'deeper than 20 but not deeper than 40, wrecks in Malta',
      ['Malta', 'Wrecks', '20 m or deeper', 'Up to 40 m'],
    ],
  ])('%s', (question, labels) =>
    expect(understood(question).filter((label) => !label.startsWith('“'))).toEqual(labels),
  )

  it('are no length of a wreck', () =>
    expect(understood('I need a wreck of 60 m or deeper')).toEqual(['Wrecks', '60 m or deeper']))

  it.each([
    [
      'Four of us dive trimix and would love a week in Italy. What have you got below 50 m?',
      '50 m or deeper',
    ],
    ['With deep certs in hand, show us something deeper than 80 ft in Ontario', '80 ft or deeper'],
    ['Norwegian wreck in the 60 metres or deeper range for a tech group', '60 m or deeper'],
    ['I’d like a wall in Egypt that drops deeper than 50 m', '50 m or deeper'],
    ['Deep dives in Hawaii please, 35 m and up', '35 m or deeper'],
    ['Dives in Hawaii, 35 m and up', 'Up to 35 m'],
    ['My trimix buddy says not below 50 m, Malta wrecks', 'Up to 50 m'],
    ['sites that drop deeper than 30 m scare me, Egypt', 'Up to 30 m'],
    ['I have a deep cert, nothing deeper than 40 m in Egypt', 'Up to 40 m'],
  ])('%s', (question, label) => expect(understood(question)).toContain(label))

  it.each([
    'Wrecks in Malta, 40 m or more, no thanks',
    'Wrecks in Malta, 40 m or more? Pass',
    'Wrecks in Malta, 40 m or more? Count me out',
    'Stop showing us wrecks deeper than 40 m',
    'You keep giving me wrecks deeper than 40 m',
    'Who in their right mind wants a wreck deeper than 40 m?',
    'Wrecks deeper than 40 m are you insane',
    'If I want to die, show me a wreck deeper than 40 m',
    'The club outlaws 40 m or more, reefs please',
    'Wrecks, 40 m plus and you lose your cover',
    'I’d like to turn the dive before we hit 40 m',
    'Nitrox turns toxic, 40 m or deeper, show us wrecks in Malta',
    'I’d love wrecks but get sick at 40 m or more',
    'Been there, 40 m or more, now I’d like an easy reef',
    'The instructor wants a wreck deeper than 40 m, the students are on their first dive',
    'Deep cert lapsed, 40 m or more, wrecks in Malta please',
    'My nightmare: wreck in the 40 m or deeper range',
  ])('and not told of: %s', (question) => {
    expect(understood(question)).not.toContain('40 m or deeper')
    expect(understood(question).join()).toContain('Up to 40 m')
  })

  it('and no depth by a certificate alone', () =>
    expect(understood('We have deep certs, show us wrecks in Malta')).toEqual(['Malta', 'Wrecks']))

  it('after another question', () =>
    expect(
      labelsAfter('Wrecks in Grenada', 'we’ve all done our deep course now so make it 40m plus'),
    ).toContain('40 m or deeper'))
})

describe('children', () => {
  it('are taken along where a place and a limit are told', () =>
    expect(
      understood(
        'My daughter is 12 and has her junior cert. Florida Keys, 15 metres is the deepest she may go.',
      ),
    ).toEqual(['Florida Keys', 'Beginner', 'Up to 15 m']))

  it.each([
    'My son has asthma. Florida Keys, 15 metres is the deepest he may go.',
    'My daughter is 8 and can go to 12 m?',
  ])('and get advice where that is asked: %s', (question) => expect(ask(question).intent).toBe('medical'))
})

describe('follow-ups', () => {
  it.each([
    ['Palau', 'leave out anywhere with strong current', ['Palau', 'No strong current']],
    ['Palau walls', 'We’ve been on Big Drop Off already', ['Palau', 'Not Big Drop Off', 'Walls']],
    [
      'Best walls of the Turks and Caicos',
      'Northwest Point I know already. What other walls?',
      ['Turks and Caicos Islands', 'Not Northwest Point', 'Walls'],
    ],
    [
      'Somewhere in the UK',
      'Shore dives only, 20 m cap as we’ve got trainees',
      ['United Kingdom', 'Beginner', 'Up to 20 m', 'From shore'],
    ],
    [
      'Wrecks in Norway',
      'Sweden and Finland are possible also, and please no more than 30 metres.',
      ['Norway', 'Sweden', 'Finland', 'Wrecks', 'Up to 30 m'],
    ],
    [
      'Reefs in New South Wales',
      'We’ve done Fish Rock and Julian Rocks, leave those two out',
      ['New South Wales', 'Not Fish Rock', 'Not Julian Rocks', 'Reefs'],
    ],
    ['Japan in August', 'beginner only now', ['Japan', 'Beginner', 'In August']],
    ['Japan in August', 'we’re advanced divers now', ['Japan', 'Advanced', 'In August']],
    ['boat dives in Hurghada', 'plus shore ones', ['Hurghada']],
    ['wrecks in Florida', 'other country please, not the USA', ['Not United States', 'Wrecks']],
  ])('%s, then: %s', (before, question, labels) => expect(labelsAfter(before, question)).toEqual(labels))
})

describe('animals', () => {
  it.each([
    [
      'Weedy seadragons are top of my list this year, which Aussie sites have them?',
      ['Australia', 'Weedy seadragons'],
    ],
    ['Where’s the best chance of a thresher shark? We’ve been saving up for this one', ['Thresher sharks']],
  ])('%s', (question, labels) =>
    expect(understood(question).filter((label) => !label.startsWith('“'))).toEqual(labels),
  )
})

describe('somebody who may be ill', () => {
  it('gets advice, whatever they dived', () =>
    expect(ask('Buddy has tingling in both arms after the Zenobia, what do we do').guidance).toBe('symptoms'))
})

describe('places', () => {
  it.each([
    ['what can i dive on the south island of NZ', ['South Island, New Zealand']],
    ['wrecks on the North Island', ['North Island, New Zealand', 'Wrecks']],
    ['sorry, in English: which wrecks are there in France?', ['France', 'Wrecks']],
    ['Shore dives in Taiwan or Japan? We’re a group of four Aussies', ['Taiwan', 'Japan', 'From shore']],
    ['English wrecks', ['England', 'Wrecks']],
    ['English speaking dive centre in Croatia', ['Croatia', 'Dive shop nearby']],
    ['guide must speak Spanish, Cozumel drift dives', ['Cozumel', 'Drift dives']],
    ['Where should we dive around Gozo?', ['Gozo']],
    ['wrecks near Gozo', ['Near Gozo, 50 km', 'Wrecks']],
    ['Izu peninsula from the shore', ['Izu Peninsula', 'From shore']],
    ['Izu from the shore', ['Izu', 'From shore']],
    ['im in muscat, anything nearby under 30m', ['Near Muscat, 50 km', 'Up to 30 m']],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))

  it('go on with the kind that was asked for before', () =>
    expect(labelsAfter('Reefs in Mozambique or South Africa?', 'Let’s stick with South Africa')).toEqual([
      'South Africa',
      'Reefs',
      '“stick”',
    ]))

  it('hold the starter sites that name them', () => {
    const outside = starterSites.flatMap((site) => {
      const [name] = (site.region ?? '').split(/[,(]/)
      const where = name ? ask(`dive sites in ${name}, ${site.country}`).query.where : []
      const [only, ...others] = where
      const water = only?.kind === 'water' && others.length === 0 ? waterByKey(only.key) : undefined
      return water && !isInWater(water, site) ? [`${site.siteName}: ${name}`] : []
    })
    expect(outside).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { labelsAfter, talk, understood } from './asking.build.ts'

describe('what is wanted in a story, beside what is only told, done, feared or hoped for', () => {
  it.each([
    ['Two of us want the wrecks off Malta, one won’t go home without a cave', ['Malta', 'Wrecks', 'Caves']],
    ['we can’t leave without seeing mantas, Komodo', ['Komodo', 'Manta rays']],
    ['dives in Egypt without a cave', ['Egypt', 'No caves']],
    ['I have 300 dives and zero sunfish, Bali', ['Bali', 'Ocean sunfish']],
    ['zero sharks please, Bahamas', ['Bahamas', 'No sharks']],
    ['What I haven’t seen yet is a manta, Maldives', ['Maldives', 'Manta rays']],
    ['reef dives in Kefalonia, caves would be too much for me', ['Kefalonia', 'Reefs', 'No caves']],
    [
      'Eilat, rays please, drift dives don’t work for us',
      ['Eilat', 'No drift dives', 'No strong current', 'Rays'],
    ],
    ['we love turtles since our trip to the aquarium, Barbados', ['Barbados', 'Turtles']],
    ['forty cousins meet at Lake Huron in August, which wrecks', ['Lake Huron', 'Wrecks', 'In August']],
    [
      'Used to dive Stoney Cove every weekend. Now my club goes to Lundy, which sites for seals?',
      ['Lundy, Devon', 'Seals'],
    ],
    ['scared to death of sharks, Maldives sites?', ['Maldives', 'No sharks']],
    ['not terrified of wrecks but of caves. Malta dives', ['Malta', 'Wrecks', 'No caves']],
    ['terrified of spiders but not of sharks. Where in the Bahamas?', ['Bahamas', 'Sharks']],
    ['we’re not leaving Galapagos without hammerheads', ['Galápagos', 'Hammerhead sharks']],
    ['I’ve had it with wrecks, Malta', ['Malta', 'No wrecks']],
    ['Wreck diving is not for me but for my wife, Cyprus', ['Cyprus', 'Wrecks']],
    ['had our fill of wrecks, reefs in Egypt please', ['Egypt', 'Reefs', 'No wrecks']],
    ['We always do the reefs and this time want wrecks in Malta', ['Malta', 'Wrecks']],
    ['Boats won’t take the dog, so I need shore dives in Malta', ['Malta', 'From shore']],
    ['A bad stomach for boats. Anything in Malta from the shore?', ['Malta', 'From shore']],
    ['no money left for charter boats, shore dives in Malta', ['Malta', 'From shore']],
    ['shore or boat dives in Malta', ['Malta']],
    ['We have 20 dives and no sharks please, Bahamas', ['Bahamas', 'Beginner', 'Intermediate', 'No sharks']],
    ['20 dives and zero sharks please, Bahamas', ['Bahamas', 'No sharks']],
    ['my wife won’t come on any trip without dolphins, Hurghada', ['Hurghada', 'Dolphins']],
    ['the kids saw nemo at the aquarium, turtles in Malta', ['Malta', 'Beginner', 'Turtles']],
    ['Wrecks in Malta in June please. Last year we were in Egypt', ['Malta', 'Wrecks', 'In June']],
    ['Malta in June? We went to Gozo in September and it rained', ['Malta', 'In June']],
    ['Reefs in Malta in June. We did Sulawesi in January', ['Malta', 'Reefs', 'In June']],
    ['We were in Malta. We want to go back there in June', ['Malta', 'In June']],
    ['We were in Egypt last year and want to go back. Wrecks please', ['Egypt', 'Wrecks']],
    ['Dives in Malta with zero caves', ['Malta', 'No caves']],
    ['Reef dives in Malta, zero deep stuff please', ['Malta', 'Reefs', 'Up to 18 m']],
    ['Six years of diving and still no deep dives for me, Malta', ['Malta', 'Up to 18 m']],
    ['We’re not going to Egypt again. Sites without caves please', ['Not Egypt', 'No caves']],
    ['She won’t go far. Malta without deep dives', ['Malta', 'Up to 18 m']],
    ['My wife hates crowds. For us it’s not about deep dives, Malta', ['Malta', 'Up to 18 m']],
    ['Caves are out when my son dives with us, reefs in Malta', ['Malta', 'Reefs', 'No caves']],
    ['Too hard is not good for my dad, Malta', ['Malta', 'Beginner']],
    ['Malta from the shore. Boats work as well', ['Malta']],
    ['she prefers sea turtles, Malta', ['Malta', 'Turtles']],
    ['Malta for an October weekend', ['Malta', 'In October']],
    ['I was in Gozo back in an August. Shore dives in Malta', ['Malta', 'From shore']],
    ['shore dives in Malta, hassled by forty boats last year', ['Malta', 'From shore']],
    ['After the Zenobia last September, another wreck in Malta', ['Malta', 'Not Zenobia', 'Wrecks']],
    ['walls in Palau that fall to 50 m at least', ['Palau', 'Walls', '50 m or deeper']],
    ['walls in Indonesia that drop 80 m or more', ['Indonesia', 'Walls', '80 m or deeper']],
    ['a wall that drops 25 m, we are beginners', ['Walls', 'Beginner', 'Up to 25 m']],
    [
      'The wall drops 60 m or more and I don’t like that. Shallow reefs in Bonaire',
      ['Bonaire', 'Walls', 'Reefs', 'Up to 18 m, to be safe'],
    ],
    ['Most members have done Malta, so what about Turkey?', ['Turkey', 'Not Malta']],
    ['We did Silfra to death. Anything else in Iceland?', ['Iceland', 'Not Silfra']],
    ['We’re driving through Australia, so New South Wales please', ['New South Wales']],
    ['wrecks in Malta or Gozo', ['Malta', 'Gozo', 'Wrecks']],
    ['a hole on Long Island in the Bahamas where the freedivers set records', ['Long Island']],
    ['Dolphins, we went to Hurghada once. Not in Egypt again', ['Not Egypt', 'Dolphins']],
    ['a stopover in Dubai on the way to my cousin’s in Perth', ['Near Dubai, 25 km']],
    ['our daughters stay with nana, the kids are staying with nana, Malta', ['Malta']],
    ['I’ll be au pair in Nice from April on, shore dives please', ['Nice', 'From shore', 'In April']],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))
})

describe('what is said after sites were looked for', () => {
  it.each([
    [
      ['wrecks in Malta', 'We did Um El Faroud and the Rozi last year'],
      ['Malta', 'Not Um El Faroud', 'Not Rozi', 'Wrecks'],
    ],
    [
      ['drift dives in Komodo', 'something calmer instead'],
      ['Komodo', 'No strong current'],
    ],
    [
      ['wrecks in Malta', 'only the easy ones out of that'],
      ['Malta', 'Wrecks', 'Beginner'],
    ],
    [
      ['dives in Malta', 'leave out everything but the easy ones'],
      ['Malta', 'Beginner'],
    ],
    [
      ['dives in Malta', 'take the hard ones out of that'],
      ['Malta', 'Beginner', 'Intermediate'],
    ],
    [
      ['lakes in Italy', 'he’d rather do the sea'],
      ['Italy', 'Sea', 'Ocean'],
    ],
    [
      ['lakes in Italy', 'he’d rather do the sea but I decide, so lakes'],
      ['Italy', 'Lakes', '“sea decide”'],
    ],
    [
      ['dives in Malta', 'she’s petrified of currents since Gozo'],
      ['Malta', 'No strong current', '“petrified”'],
    ],
  ])('%s', (questions, labels) => expect(labelsAfter(...questions)).toEqual(labels))

  it('look for others than the one that brings somebody there', () => {
    expect(talk(['We booked Larnaca because of the Zenobia. What else is good around there?']).intent).toBe(
      'find',
    )
    expect(talk(['How deep is the Zenobia?']).intent).toBe('about-site')
  })
})

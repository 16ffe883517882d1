import { describe, expect, it, test } from 'vitest'
import { asText } from '../composer.ts'
import { composeGuidance, type GuidanceTopic, guidanceOn } from '../guidance.ts'
import { ask } from '../understanding/asking.build.ts'
import { guidance } from './topics.ts'
import written from './written-questions.json' with { type: 'json' }

const asked: Record<Exclude<GuidanceTopic, 'health'>, readonly string[]> = {
  accident: [
    'Captain hit his head on the mast off Bonaire, he won’t wake up',
    'our RIB is sinking off the Farnes, four of us in the water',
  ],
  flying: [
    'Is it safe to fly 6 hours after diving?',
    'can I fly the day after',
    'How long do I have to wait before my flight if I dived twice this morning?',
    'our plane leaves at noon, can we still do a dive at 8',
  ],
  altitude: ['Can we drive up Mount Teide after diving in the morning?', 'is skiing the day after a dive ok'],
  pregnancy: ["I'm 10 weeks pregnant, can I still dive?", 'dived before I knew I was pregnant'],
  birth: ['how long after a c-section can I dive', 'is it ok to dive while breastfeeding'],
  children: [
    'what is the minimum age for scuba',
    'How deep can my 11 year old go?',
    'my son is 13, how deep',
  ],
  age: ['Am I too old to learn at 70?', 'is there a maximum age for diving'],
  congestion: ['I have a blocked nose, should I dive tomorrow?', 'diving with a head cold'],
  ears: ['my ears hurt on the way down', 'I cannot equalise my left ear, what should I do'],
  condition: [
    'what should my blood sugar be before a dive',
    'Can I dive with asthma?',
    'my dad has a pacemaker, may he dive',
  ],
  medication: [
    'im on metformin does that stop me from diving',
    'is sudafed ok before a dive',
    'may I dive on antidepressants',
  ],
  recovery: ['how long after knee surgery can I dive', 'can I dive two weeks after covid'],
  alcohol: [
    'had 5 beers last night, dive at 8am',
    'I have a hangover, can I go diving',
    'we drank heavily yesterday, fine to go diving at nine?',
    'is one beer between two dives ok',
  ],
  break: ["I haven't dived for six years, what do you advise", 'how do I get back into diving'],
  alone: ['can I dive alone', 'is it ok to go solo diving with 50 dives'],
  certification: ['how deep can I go with open water', 'may I dive beyond my certification'],
  narcosis: ['what does nitrogen narcosis feel like', 'is 55 m on air too deep'],
  nitrox: ['what is the max depth for nitrox 32', 'MOD of EAN36'],
  decompression: ['how long can I stay at 30 m without deco', 'how many dives a day are safe'],
  ascent: ['how fast may I ascend', 'I missed my safety stop'],
  symptoms: [
    'my shoulder hurts after the dive',
    'tingling in my arm since this morning’s dive',
    'what are the signs of the bends',
    'red blotchy patches on my stomach since we surfaced',
    'my thighs look marbled after the second dive',
  ],
  'missed-deco': [
    'skipped my deco stop because I was low on gas, now what',
    'popped up with four minutes of deco still on the clock',
    'buddy surfaced without doing his decompression',
    'didnt finish my deco, the computer is angry',
  ],
  entangled: [
    'my buddy is wrapped up in fishing line at 15 m, what do I do',
    'stuck inside the engine room and silted out, how to get out',
    'caught in kelp with 40 bar left, what now',
  ],
  'down-current': [
    'a downwelling pulls me down at a wall, what is the drill',
    'how do you get out of a down current',
  ],
  adrift: [
    'drifted off from the group, nobody on the boat can see us, what now',
    'we surfaced and the skipper is nowhere in sight',
  ],
  overhead: [
    'may an AOW diver go inside the Zenobia without training',
    'is it ok to swim into the cave as open water diver if our guide knows it',
    'not cave certified, can I dive past the grim reaper',
  ],
  'bad-gas': [
    'the gas in this tank smells like diesel',
    'my fill tastes of rubber, ok to dive?',
    'can you get carbon monoxide poisoning from a tank',
    'reg smells funny and the air tastes metallic',
  ],
  'altitude-dives': [
    'which dive tables do you use in a lake at 2500 m',
    'do I have to adjust my computer for a reservoir at 1,400 metres',
    'what training do I need for diving at altitude',
  ],
  'nitrox-use': ['are you less tired after nitrox', 'what is the benefit of enriched air, is it worth it'],
  service: [
    'when is my first stage due for a service',
    'how many years between bcd services',
    'do I have to replace hoses after some years',
    'regs last serviced in 2019, still good?',
  ],
  cylinders: [
    'how often does a scuba cylinder need a hydro',
    'will they fill a tank that is out of test',
    'my tank was dropped, is it still safe to fill',
    'visual inspection expired, what now',
  ],
  inflator: [
    'what do I do if my inflator gets stuck open',
    'bcd keeps inflating by itself at 18 m',
    'my drysuit wont stop filling, help',
  ],
  computer: [
    'my computer flooded on dive one, may I do dive two',
    'dive computer locked me out, can I borrow one',
    'can two divers share a computer',
    'suunto went blank at depth',
  ],
  'gear-failure': [
    'my second stage leaks, can I still dive it',
    'what if a fin strap snaps during a dive',
    'my bcd wont hold air at the surface',
    'weight belt fell off at 20 m, what should I have done',
  ],
  'lost-card': [
    'I forgot my certification card at home, can I still dive',
    'how do I replace a stolen padi card',
    'does a diving license ever expire',
    'how do I prove I am certified without a card',
  ],
  emergency: ['where is the nearest chamber', 'what is the DAN hotline'],
  stings: ['I stepped on a stonefish', 'how do you treat a jellyfish sting'],
  'out-of-air': ['what do I do when I run out of air'],
  'lost-buddy': ['what if I lose my buddy'],
  animals: [
    'a lemon shark keeps circling us, what should we do',
    'are lionfish dangerous to divers',
    'can I feed the groupers',
    'titan triggerfish rammed my fins, how do I get away',
    'a grey seal is pulling at my hood, should I worry',
    'is it ok to ride a turtle',
  ],
  lenses: ['can I wear contact lenses under my mask'],
  period: [
    'can I dive on my period',
    'do sharks smell it when a woman has her period',
    'is a menstrual cup ok at depth',
  ],
  freediving: ['can I go freediving after scuba diving'],
  afterwards: ['is a hot tub after diving ok', 'can I go to the gym after a dive'],
  fear: ['I had a panic attack on my last dive, what can I do'],
  customs: [
    'do I tip the crew?',
    'how much should I tip on a liveaboard in the Maldives',
    'will I get a refund if the boat is cancelled because of weather',
    'what does nitrox cost in Egypt',
  ],
  insurance: [
    'does my travel insurance cover scuba diving',
    'do I need DAN insurance',
    'which dive insurance is cheaper',
  ],
  general: ['can a beginner go to 30 m', 'what should I do if my mask floods on a dive'],
  cold: ['how thick a suit do I need in water of 18 degrees', 'what should I wear on a winter dive'],
  seasickness: ['what helps against seasickness'],
  fitness: ['I am a weak swimmer, can I learn to dive'],
}

const topicOf = (question: string) => {
  const { intent, guidance: topic } = ask(question)
  return intent === 'medical' ? topic : null
}

describe('health, safety and training', () => {
  it.each(Object.entries(asked).flatMap(([topic, questions]) => questions.map((each) => [each, topic])))(
    '%s: is answered without sites, on %s',
    (question, topic) => expect(topicOf(question ?? '')).toBe(topic),
  )

  it.each([
    'Plane wrecks in Croatia',
    'where can I see flying gurnards',
    'healthy reefs in Fiji',
    'pregnant seahorses in Lembeh',
    'Wreck of a ship that is broken in two',
    'Lakes in the Alps for a dive',
    'a hot spring in Iceland',
    'wheelchair accessible shore dives in Bonaire',
    'reefs with drift where we won’t get swept away from the boat, Komodo',
    'wrecks covered in fishing nets in Croatia',
    'which easy caves can an open water diver see in Mexico',
    'where are stonefish in Lembeh, never been stung, photo only',
    'I have done the altitude course, mountain lakes in Austria please',
    'grandpa is medically cleared and wants easy shore dives in Malta',
    'I throw up on boats, which good reefs in Curaçao from the beach',
    'on EAN36, so 28 m MOD, wrecks around Coron',
    'reefs where the wall bends around a corner and turtles sleep, Bunaken',
  ])('%s: asks for sites', (question) => expect(ask(question).intent).not.toBe('medical'))

  it.each([
    ['pregnnant 12 weeks, may I go to 10 m', 'pregnancy'],
    ['dizzyness since the dive this morning', 'symptoms'],
    ['floatplane at 3 pm, last dive was this mornign', 'flying'],
  ])('%s: is told though it is misspelt', (question, topic) => expect(topicOf(question)).toBe(topic))

  it.each([
    'got the cold since tuesday, wreck trip in Malta on saturday',
    'covid two weeks ago and still short of breath, which easy dives in Malta',
  ])('%s: gives no sites to who is not well yet', (question) => expect(ask(question).intent).toBe('medical'))

  it.each([
    'a diver at the Zenobia has collapsed',
    'at the Zenobia collapsed on deck, what do we do',
    'Zenobia, someone collapsed',
    'my buddy surfaced from the Thistlegorm and collapsed',
    'he collapsed last year after surfacing, easy sites in Egypt?',
  ])('%s: is an emergency, whatever is named', (question) =>
    expect(ask(question)).toMatchObject({ intent: 'medical', guidance: 'emergency' }),
  )

  it.each([
    'my buddy at the Zenobia is missing after a drift dive',
    'a diver in Malta went missing an hour ago',
    'we drifted at Elphinstone and the others have not come up',
    'my wife hasn’t surfaced, we are off Dahab',
  ])('%s: is of somebody who is missing', (question) =>
    expect(ask(question)).toMatchObject({ intent: 'medical', guidance: 'lost-buddy' }),
  )

  it.each([
    'Has Darwin’s Arch collapsed?',
    'the submarine that never surfaced, which divers visit off Malta',
    'he says that a wreck in Malta is missing from your map',
    'Darwin’s Arch, Galápagos, still good since it collapsed?',
    'does the arch in the Galapagos that collapsed in 2021 have a page here?',
  ])('%s: is none', (question) => expect(ask(question).guidance).toBeNull())

  it('takes no word that is right for a misspelt one of an emergency', () =>
    expect(ask('did the arch of Malta really collapse, shore dives there').guidance).toBeNull())

  it.each([
    'do I tip the crew?',
    'how much should I tip on a liveaboard in the Maldives',
    'will I get a refund if the boat is cancelled because of weather',
    'what does nitrox cost in Egypt',
  ])('%s: says whom to ask about money, and nothing of health', (question) => {
    expect(ask(question)).toMatchObject({ intent: 'medical', guidance: 'customs' })
    expect(asText(composeGuidance('customs'))).not.toMatch(/doctor|emergency|Source/)
  })

  it('says on every topic whose advice it is, and whom to ask or call', () => {
    for (const topic of Object.keys(guidance) as GuidanceTopic[]) {
      const answer = asText(composeGuidance(topic))
      const { source } = guidanceOn(topic)
      expect(answer.includes('Source: ')).toBe(source !== '')
      expect(answer).toContain(source)
      expect(answer).toMatch(/doctor|instructor|dive centre|emergency services/)
    }
  })

  it('gives sites as well where they are asked for outright, or a place is, and the advice first', () => {
    const child = ask('Where can I dive with my 10 year old in Bonaire?')
    expect(child).toMatchObject({ intent: 'find', guidance: 'children' })
    expect(child.query).toMatchObject({ levels: ['beginner'], maxDepth: 12 })
    expect(ask('We have not dived for four years, easy dives in Malta')).toMatchObject({
      intent: 'find',
      guidance: 'break',
    })
    expect(ask('I have asthma, which dive sites in Malta are shallow?')).toMatchObject({
      intent: 'find',
      guidance: 'condition',
    })
  })

  it('gives sites as well to who asks what to dive before a flight, or where a chamber is not far', () => {
    expect(ask('flight home is on Monday, what should we dive in Malta on Saturday')).toMatchObject({
      intent: 'find',
      guidance: 'flying',
    })
    expect(ask('which dive sites in Egypt are close to a chamber')).toMatchObject({
      intent: 'find',
      guidance: 'emergency',
    })
    expect(ask('my buddy cannot feel his legs, which sites in Egypt are near a chamber').intent).toBe(
      'medical',
    )
  })

  it.each([
    'steel or aluminium cylinder?',
    'which fins for travelling',
    'how do I stop my mask from fogging',
    'recommend a regulator',
    'is a divemaster internship worth the money',
    'how much should we tip the guide',
    'are courses in Thailand expensive',
    'does my travel policy pay for a rescue',
    'open heel fins or full foot fins',
    'do agencies recognise each other’s cards',
  ])('%s: what no site answers is no search', (question) =>
    expect(ask(question)).toMatchObject({ intent: 'medical' }),
  )

  it.each([
    ['which wrecks have tanks on deck', 'find'],
    ['is the tank deck of the Zenobia open', 'about-site'],
    ['what wetsuit do I need in Malta in March', 'find'],
    ['how thick a suit for Silfra', 'about-site'],
    ['caves with air pockets in Croatia', 'find'],
    ['nitrox in Bonaire', 'find'],
    ['where can I fill my tank in Bonaire', 'find'],
    ['sites where a dive shop rents gear, Malta', 'find'],
    ['Chimneys', 'about-site'],
  ])('%s: is still about sites', (question, intent) => expect(ask(question).intent).toBe(intent))

  it('never gives sites to whom it advises not to dive', () => {
    for (const question of [
      'Pregnant, which easy dive sites in Egypt?',
      'my 8 year old wants to dive in Bonaire',
    ])
      expect(ask(question).intent).toBe('medical')
    expect(ask('snorkelling with my 8 year old in Bonaire').intent).toBe('find')
  })
})

// Written by people who did not see how they are read.
test('what asks about health, safety or training is never answered with a list of sites', () =>
  expect(written.filter((question) => ask(question).intent !== 'medical')).toEqual([]))

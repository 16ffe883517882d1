import { describe, expect, it, test } from 'vitest'
import { asText } from '../composer.ts'
import { composeGuidance, type GuidanceTopic, guidanceOn } from '../guidance.ts'
import { ask } from '../understanding/asking.build.ts'
import { guidance } from './topics.ts'
import written from './written-questions.json' with { type: 'json' }

const asked: Record<Exclude<GuidanceTopic, 'health'>, readonly string[]> = {
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
  ],
  emergency: ['where is the nearest chamber', 'what is the DAN hotline'],
  stings: ['I stepped on a stonefish', 'how do you treat a jellyfish sting'],
  'out-of-air': ['what do I do when I run out of air'],
  'lost-buddy': ['what if I lose my buddy'],
  lenses: ['can I wear contact lenses under my mask'],
  period: ['can I dive on my period'],
  freediving: ['can I go freediving after scuba diving'],
  afterwards: ['is a hot tub after diving ok', 'can I go to the gym after a dive'],
  fear: ['I had a panic attack on my last dive, what can I do'],
  insurance: ['does my travel insurance cover scuba diving', 'do I need DAN insurance'],
  general: ['can a beginner go to 30 m', 'what should I do if my mask floods on a dive'],
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
  ])('%s: asks for sites', (question) => expect(ask(question).intent).not.toBe('medical'))

  it('says on every topic whose advice it is, and whom to ask or call', () => {
    for (const topic of Object.keys(guidance) as GuidanceTopic[]) {
      const answer = asText(composeGuidance(topic))
      expect(answer).toContain(`Source: ${guidanceOn(topic).source}`)
      expect(answer).toMatch(/doctor|instructor|emergency services/)
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

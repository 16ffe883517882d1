import { describe, expect, it } from 'vitest'
import { ask, labels } from './asking.build.ts'

type Case = readonly [question: string, ...labels: string[]]

const understandsAll = (cases: readonly Case[], context = {}) =>
  it.each(cases.map(([question, ...expected]) => [question, expected] as const))(
    '%s → %j',
    (question, expected) => expect(labels(question, context)).toEqual(expected),
  )

describe('where', () => {
  understandsAll([
    ['dives in Egypt', 'Egypt'],
    ['Egyptian wrecks', 'Egypt', 'Wrecks'],
    ['reefs in Burma', 'Myanmar', 'Reefs'],
    ['coral reefs in Burma', 'Myanmar', 'Coral reefs'],
    ['wrecks in Holland', 'Netherlands', 'Wrecks'],
    ['recks in egipt', 'Egypt', 'Wrecks'],
    ['dives in the Red Sea', 'Red Sea'],
    ['Red Sea dives in Egypt', 'Red Sea, Egypt'],
    ['Egyptian Red Sea', 'Red Sea, Egypt'],
    ['wrecks in the Baltic or the North Sea', 'Baltic Sea', 'North Sea', 'Wrecks'],
    ['great barier reef', 'Great Barrier Reef'],
    ['Dahab, Egypt', 'Dahab'],
    ['dives in Gozo, Malta', 'Gozo'],
    ['Malta or Gozo', 'Malta', 'Gozo'],
    ['Victoria, Seychelles', 'Victoria'],
    ['sharm el shiekh', 'Sharm El Sheikh'],
    ['reefs around Sharm', 'Near Sharm El Sheikh, 50 km', 'Reefs'],
    ['within 30 km of Dahab', 'Near Dahab, 30 km'],
    ['less than 20 miles from Larnaca', 'Near Larnaca, 20 mi'],
    ['dives near the Thistlegorm', 'Near SS Thistlegorm, 50 km'],
    ['wrecks within 10 nm of Salt Pier', 'Near Salt Pier, 19 km', 'Wrecks'],
    ['wrecks in Puglia', 'Apulia', 'Wrecks'],
    ['reefs at the Isola del Giglio', 'Near Giglio Porto, 25 km', 'Reefs'],
    ['dives in Parati', 'Near Paraty, 25 km'],
    ['diving in Mongolia', 'Mongolia'],
    ['dive in Turkey', 'Turkey'],
    ['dives in Indonesia but not in Bali', 'Indonesia', 'Not Bali'],
    ['nice reefs', 'Reefs'],
    ['Gulf of California sea lions', 'Sea of Cortez', 'Sea lions'],
    ['Malpelo hammerheads', 'Malpelo', 'Hammerhead sharks'],
    ['Spanish dancers', 'Spanish dancers'],
    ['sites like the Thistlegorm', 'Like SS Thistlegorm'],
  ])

  it('looks around the person, whether or not they have said where they are', () => {
    expect(ask('dives near me').query.where).toEqual([{ kind: 'me', coordinates: null, radius: 50 }])
    expect(ask('within 20 km', { coordinates: [14.5, 35.9] }).query.where).toEqual([
      { kind: 'me', coordinates: [14.5, 35.9], radius: 20 },
    ])
    expect(ask('closest wreck').query).toMatchObject({ order: 'closest', where: [{ kind: 'me' }] })
  })

  it('does not take an unknown town for the person', () =>
    expect(ask('50 miles around Springfield').query).toMatchObject({ where: [], words: 'springfield' }))
})

describe('how deep', () => {
  understandsAll([
    ['shallower than 18 m', 'Up to 18 m'],
    ['shallower than 60 ft', 'Up to 60 ft'],
    ["max 60'", 'Up to 60 ft'],
    ['max 18', 'Up to 18 m'],
    ['<30m', 'Up to 30 m'],
    ['30m+ wrecks', 'Wrecks', '30 m or deeper'],
    ['30+ m wrecks', 'Wrecks', '30 m or deeper'],
    ['25+ degrees', 'Water 25 °C or warmer'],
    ['below 40 m', 'Up to 40 m'],
    ['going below 40 m', '40 m or deeper'],
    ['not deeper than 20 metres', 'Up to 20 m'],
    ['no more than 25', 'Up to 25 m'],
    ['20-30m', '20 m or deeper', 'Up to 30 m'],
    ['20m–30m', '20 m or deeper', 'Up to 30 m'],
    ['between 10 and 20 metres', '10 m or deeper', 'Up to 20 m'],
    ['wrecks at 30 metres', 'Wrecks', '25 m or deeper', 'Up to 35 m'],
    ['deep walls', 'Walls', '30 m or deeper'],
    ['shallow reefs', 'Reefs', 'Up to 18 m'],
    ['reefs, not too deep', 'Reefs', 'Up to 18 m'],
    ['deepest wreck', 'Wrecks', 'Deepest first'],
    ['3 best wrecks', 'Wrecks'],
    ['dives up to 400 m', 'Up to 350 m'],
    ['dives at 5000 m', '350 m or deeper'],
  ])

  it('takes a number without a unit in the units of the person', () => {
    const units = { depth: 'ft', temperature: 'F' } as const
    expect(labels('shallower than 60', { units })).toEqual(['Up to 60 ft'])
    expect(labels('reefs within 10 km of Dahab', { units })).toEqual(['Near Dahab, 6 mi', 'Reefs'])
  })
})

describe('who dives', () => {
  understandsAll([
    ['for novices', 'Beginner'],
    ['OW', 'Beginner'],
    ['first dive after the course', 'Beginner'],
    ['dives for AOWD', 'Advanced'],
    ['Advanced Open Water dives', 'Advanced'],
    ['rescue divers', 'Advanced'],
    ['tec', 'Technical'],
    ['expert dives', 'Technical'],
    ['where can my 10 yr old dive', 'Beginner', 'Up to 12 m'],
    ['something chill', 'Beginner'],
    ['a 70 year old wreck', 'Wrecks'],
    ['for newbies, nothing more challenging', 'Beginner'],
    ['intermediate dives, nothing more advanced', 'Intermediate'],
    ['dives not for beginners', 'Intermediate', 'Advanced', 'Technical'],
    ['not technical', 'Beginner', 'Intermediate', 'Advanced'],
    ['dives with easy entry', '“easy entry”'],
  ])

  it('never makes a depth of a level', () =>
    expect(ask('open water divers').query).toMatchObject({ levels: ['beginner'], maxDepth: null }))
})

describe('what kind', () => {
  understandsAll([
    ['shipwrecks', 'Wrecks'],
    ['drop offs', 'Walls'],
    ['seamounts or pinnacles', 'Pinnacles'],
    ['caverns and cenotes', 'Cenotes', 'Caves'],
    ['muck diving', 'Muck dives'],
    ['no wrecks or caves, only reefs', 'Reefs', 'No wrecks', 'No caves'],
    ['anything but wrecks in Cyprus', 'Cyprus', 'No wrecks'],
    ['everything except caves in Mexico', 'Mexico', 'No caves'],
    ['U-boats', '“submarine”'],
    ['lake dives', 'Lakes'],
    ['freshwater', 'Lakes', 'Rivers', 'Quarries', 'Flooded caves'],
    ['shore dives', 'From shore'],
    ['diving from a boat', 'By boat'],
    ['diving without a boat', 'From shore'],
    ['shore or boat dives'],
    ['liveaboard', '“liveaboard”'],
    ['reefs with a dive shop and a hotel', 'Reefs', 'Dive shop nearby', 'Accommodation nearby'],
  ])
})

describe('what to stay away from', () => {
  understandsAll([
    ['no current', 'No strong current'],
    ['without strong current', 'No strong current'],
    ['calm water', 'No strong current'],
    ["I don't like strong currents", 'No strong current'],
    ['good viz', 'Good visibility'],
    ['not too cold', 'No cold water'],
    ['no overhead', 'No overhead environments'],
    ['easy to reach', 'Easy to reach'],
    ['drift dives', 'Drift dives'],
    ['dives with strong current', '“strong current”'],
  ])
})

describe('how warm', () => {
  understandsAll([
    ['above 25 °C', 'Water 25 °C or warmer'],
    ['water over 26 degrees', 'Water 26 °C or warmer'],
    ['75F', 'Water 22 °C or warmer', 'Water 26 °C or colder'],
    ['warm water', 'Water 24 °C or warmer'],
    ['cold lakes', 'Lakes', 'Water 15 °C or colder'],
  ])

  it('takes degrees alone in the units of the person', () =>
    expect(ask('over 77 degrees', { units: { depth: 'ft', temperature: 'F' } }).query.minTemp).toBe(25))
})

describe('when', () => {
  understandsAll([
    ['in March', 'In March'],
    ['Mexico in may', 'Mexico', 'In May'],
    ['may I dive?'],
    ['March to May', 'March to May'],
    ['November till February', 'November to February'],
    ['April or October', 'April or October'],
    ['this weekend', 'In November'],
    ['next month', 'In December'],
    ['Thailand at Christmas', 'Thailand', 'In December'],
    ['Christmas Island', 'Christmas Island'],
    ['winter in Norway', 'Norway', 'December to February'],
    ['New Zealand in winter', 'New Zealand', 'June to August'],
  ])
})

describe('what lives there', () => {
  understandsAll([
    ['whale sharks', 'Whale sharks'],
    ['hamerheads', 'Hammerhead sharks'],
    ['turtels in hawai', 'Hawaii', 'Turtles'],
    ['reef sharks and octopus', 'Reef sharks', 'Octopuses'],
    ['oceanic white tip sharks', 'Oceanic whitetip sharks'],
    ['Maldives, no sharks', 'Maldives', 'No sharks'],
    ['dives in Dolphin Alley', '“dolphin alley”'],
  ])

  it('knows whether one of several is enough', () => {
    expect(ask('mantas or whale sharks').query).toMatchObject({ anySpecies: true })
    expect(ask('mantas and whale sharks').query).toMatchObject({ anySpecies: false })
  })
})

describe('what a number measures', () => {
  it.each([
    ['viz over 30m', ['Good visibility']],
    ['at least 30 m visibility in Malta', ['Malta', 'Good visibility']],
    ['water temp 28+', ['Water 28 °C or warmer']],
    ['temperature above 27 in Malta', ['Malta', 'Water 27 °C or warmer']],
    ['over 30 m', ['30 m or deeper']],
  ])('%s', (question, expected) => expect(labels(question)).toEqual(expected))
})

describe('what is said in other words', () => {
  it.each([
    ['uboats', ['“submarine”']],
    ['a rusty diver in Malta', ['Malta', 'Beginner']],
    ['plane wrecks', ['Wrecks', '“plane”']],
    ['epave egypte', ['Egypt', 'Wrecks']],
    ['grotte sardaigne', ['Sardinia', 'Caves']],
    ['quarries near Leicester', ['Near Leicester, 50 km', 'Quarries']],
    ['boat dives nowhere near strong currents', ['By boat', 'No strong current']],
  ])('%s', (question, expected) => expect(labels(question)).toEqual(expected))

  it('is no lobster because it looks like one', () =>
    expect(ask('is vobster any good').query.species).toEqual([]))
})

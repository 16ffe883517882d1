import { speciesIn } from '@soundings/rules/species'
import { describe, expect, it } from 'vitest'
import { membersOf } from './animal-groups.ts'
import { ask, labels, labelsAfter, siteCalled, talk } from './asking.build.ts'
import { withoutChip } from './chips.ts'
import { fits } from './fits.build.ts'
import { starterSites } from './starter.build.ts'

describe('what is not wanted', () => {
  it.each([
    ['Indonesia but not Bali', ['Indonesia', 'Not Bali']],
    ['dives in Indonesia, not in Bali', ['Indonesia', 'Not Bali']],
    ['anywhere in Indonesia but Bali', ['Indonesia', 'Not Bali']],
    ['not in Egypt', ['Not Egypt']],
    ['wrecks outside of Egypt', ['Not Egypt', 'Wrecks']],
    ['wrecks, but not in Egypt or Malta', ['Not Egypt', 'Not Malta', 'Wrecks']],
    ['Red Sea except Egypt', ['Red Sea', 'Not Egypt']],
    ['reefs apart from the Red Sea', ['Not Red Sea', 'Reefs']],
    ['not near Dahab', ['Not near Dahab, 50 km']],
    ['no sharks', ['No sharks']],
    ['reefs in Thailand without sharks or jellyfish', ['Thailand', 'Reefs', 'No sharks', 'No jellyfish']],
    ['turtles but no sharks', ['Turtles', 'No sharks']],
    ['without wrecks', ['No wrecks']],
    ['anything but caves', ['No caves']],
    ['no wrecks that aren’t for beginners', ['Wrecks', 'Beginner']],
    ['I don’t want a wreck that doesn’t get to 30 m', ['Wrecks', '30 m or deeper']],
    ['lionfish free reefs', ['Reefs', 'No lionfish']],
    ['jellyfish-free Malta in July', ['Malta', 'No jellyfish', 'In July']],
    ['reefs free of bull sharks', ['Reefs', 'No bull sharks']],
    ['current-free dives', ['No strong current']],
    ['shark-free diving in Malta', ['Malta', 'No sharks']],
    ['Malta free diving', ['Malta']],
    ['weve been to Fiji, somewhere new with mantas', ['Not Fiji', 'Manta rays']],
    ['already done Malta, so wrecks somewhere else', ['Not Malta', 'Wrecks']],
    ['I know the Red Sea, where else are there turtles', ['Not Red Sea', 'Turtles']],
    ['sharks in Cuba but no crocs', ['Cuba', 'Sharks', 'No crocodiles']],
    ['blue holes outside of Egypt', ['Not Egypt', '“blue holes”']],
    ['reefs 10 to 30 km from Dahab', ['Near Dahab, 30 km', 'Not near Dahab, 10 km', 'Reefs']],
    ['wrecks in Egypt but not the Thistlegorm', ['Egypt', 'Not SS Thistlegorm', 'Wrecks']],
  ])('%s', (question, expected) => expect(labels(question)).toEqual(expected))

  it.each([
    ['not far from Dahab', ['Near Dahab, 50 km']],
    ['never been to Egypt', ['Egypt']],
    ['we have been to Egypt, show us reefs in Malta', ['Malta', 'Reefs']],
    ['within 20 or 30 km of Dahab', ['Near Dahab, 30 km']],
    ['within 10 to 30 km of Dahab', ['Near Dahab, 30 km']],
    ['anywhere but with turtles', ['Turtles']],
    ['no deeper than 20 m in Egypt', ['Egypt', 'Up to 20 m']],
    ['no current, Egypt', ['Egypt', 'No strong current']],
  ])('%s rules out no place and no animal', (question, expected) =>
    expect(labels(question)).toEqual(expected),
  )

  it('is none of the sites that fit, and can be taken out', () => {
    const { query } = ask('Indonesia but not Bali, no sharks')
    const left = starterSites.filter((site) => fits(site, query))
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter(({ region }) => region === 'Bali')).toEqual([])
    const { chips } = ask('Indonesia but not Bali, no sharks, not the Thistlegorm')
    const without = chips.reduce((rest, { key }) => withoutChip(rest, key), query)
    expect(without).toMatchObject({ where: [], notWhere: [], notSpecies: [] })
  })

  it('leaves out a site by its id', () => {
    const { query } = ask('wrecks in Egypt but not the Thistlegorm')
    expect(query.notSites).toEqual([{ id: siteCalled('SS Thistlegorm').id, name: 'SS Thistlegorm' }])
    expect(withoutChip(query, `notSites:${query.notSites[0]?.id}`).notSites).toEqual([])
  })
})

describe('what somebody fears, or has had enough of', () => {
  it.each([
    ['terrified of sharks, reefs in the Red Sea', ['Red Sea', 'Reefs', 'No sharks']],
    ['phobia of caves, cenotes are out, Mexico', ['Mexico', 'No caves']],
    ['after a bad experience in a cave I only want open reefs in Belize', ['Belize', 'Reefs', 'No caves']],
    ['panicked in a wreck once, reefs in Malta', ['Malta', 'Reefs', 'No wrecks']],
  ])('%s', (question, expected) => expect(labels(question)).toEqual(expect.arrayContaining(expected)))

  it.each([
    'no fear of sharks here, bull sharks in Fiji',
    'I want to overcome my fear of sharks, Bahamas',
    'not one bit scared of sharks, Fiji',
  ])('is wanted where nobody is afraid of it: %s', (question) =>
    expect(labels(question)).not.toContain('No sharks'),
  )

  it('is not wanted beside something else that is not', () =>
    expect(labels('no wrecks, scared of sharks, Malta')).toEqual(
      expect.arrayContaining(['No wrecks', 'No sharks']),
    ))

  it('is no place where somebody was stuck', () =>
    expect(labels('we got stuck in Malta for three days, any wrecks?')).toEqual(
      expect.arrayContaining(['Malta', 'Wrecks']),
    ))
})

describe('a site that is turned down', () => {
  it.each([
    [
      'Zenobia is too deep for me, I stop at 16 m. Alternatives in Cyprus?',
      ['Cyprus', 'Not Zenobia', 'Up to 16 m'],
    ],
    [
      'the Thistlegorm is always crowded, other wrecks in Egypt please',
      ['Egypt', 'Not SS Thistlegorm', 'Wrecks'],
    ],
  ])('%s', (question, expected) => {
    expect(labels(question)).toEqual(expect.arrayContaining(expected))
    expect(ask(question).intent).toBe('find')
  })

  it('is not where it is only asked about', () =>
    expect(ask('is the Zenobia too deep for me?').intent).toBe('about-site'))
})

describe('what is not wanted after all', () => {
  it.each([
    [
      ['dives in Indonesia', 'not in Bali'],
      ['Indonesia', 'Not Bali'],
    ],
    [
      ['dives in Indonesia', 'but not Bali', 'and not Komodo'],
      ['Indonesia', 'Not Bali', 'Not Komodo'],
    ],
    [
      ['dives in Indonesia', 'not in Bali', 'not in Bali'],
      ['Indonesia', 'Not Bali'],
    ],
    [['dives in Indonesia', 'not in Bali', 'what about Bali?'], ['Bali']],
    [
      ['reefs in Thailand', 'no sharks'],
      ['Thailand', 'Reefs', 'No sharks'],
    ],
    [
      ['reefs with sharks and turtles', 'without sharks'],
      ['Reefs', 'Turtles', 'No sharks'],
    ],
    [
      ['wrecks in Egypt', 'except the Thistlegorm'],
      ['Egypt', 'Not SS Thistlegorm', 'Wrecks'],
    ],
    [
      ['dives in Egypt or Malta', 'not Malta'],
      ['Egypt', 'Not Malta'],
    ],
    [['wrecks, not in Egypt', 'anywhere'], ['Wrecks']],
  ])('%j', (questions, expected) => expect(labelsAfter(...questions)).toEqual(expected))

  it('goes on with the question before', () => {
    expect(talk(['dives in Indonesia', 'not in Bali'])).toMatchObject({ intent: 'find', isFollowUp: true })
  })
})

describe('what starter sites list under names of their own', () => {
  const listed = [...new Set(starterSites.flatMap(({ marineLife }) => marineLife))]

  it.each([
    ['shark', /sharks?$/i],
    ['turtle', /turtles?$/i],
    ['moray-eel', /morays?$/i],
    ['jellyfish', /jellyfish$/i],
    ['nudibranch', /nudibranchs?$/i],
  ])('belongs to its group: %s', (group, called) => {
    const members = membersOf(group)
    const strangers = listed.filter(
      (name) => called.test(name) && !speciesIn(name).some((id) => members.includes(id)),
    )
    expect(strangers).toEqual([])
  })
})

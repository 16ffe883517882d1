import { describe, expect, it } from 'vitest'
import { ask, labelsAfter, siteCalled, talk } from './asking.build.ts'

const open = siteCalled('SS Thistlegorm')
const shown = ['SS Thistlegorm', 'Zenobia', 'Salt Pier'].map(siteCalled)
const [first, second, third] = shown

describe('a question that goes on', () => {
  it.each([
    [
      ['wrecks in Egypt', 'only shore dives'],
      ['Egypt', 'Wrecks', 'From shore'],
    ],
    [
      ['wrecks in Egypt in March', 'what about October?'],
      ['Egypt', 'Wrecks', 'In October'],
    ],
    [
      ['wrecks in Egypt', 'and in Malta?'],
      ['Malta', 'Wrecks'],
    ],
    [
      ['wrecks in Malta', 'also Gozo'],
      ['Malta', 'Gozo', 'Wrecks'],
    ],
    [
      ['wrecks in Malta', 'max 30 m', 'no current'],
      ['Malta', 'Wrecks', 'Up to 30 m', 'No strong current'],
    ],
    [
      ['wrecks and reefs in Malta', 'without the wrecks'],
      ['Malta', 'Reefs'],
    ],
    [
      ['wrecks in Malta', 'without the wrecks'],
      ['Malta', 'No wrecks'],
    ],
    [
      ['no wrecks in Malta', 'what about wrecks'],
      ['Malta', 'Wrecks'],
    ],
    [
      ['dives in Malta up to 30 m', 'deeper ones'],
      ['Malta', '30 m or deeper'],
    ],
    [
      ['dives in Malta', 'deeper ones'],
      ['Malta', 'Deepest first'],
    ],
    [
      ['dives in Malta between 20 and 30 m', 'up to 15 m'],
      ['Malta', 'Up to 15 m'],
    ],
    [
      ['advanced dives in Malta', 'easier'],
      ['Malta', 'Intermediate'],
    ],
    [
      ['dives in Malta', 'too deep, max 18'],
      ['Malta', 'Up to 18 m', 'Shallowest first'],
    ],
    [
      ['advanced dives in Malta', 'too hard'],
      ['Malta', 'Intermediate'],
    ],
    [
      ['deep wrecks in Malta', 'shallower, we are only open water divers'],
      ['Malta', 'Wrecks', 'Beginner', 'Up to 18 m'],
    ],
    [
      ['easy reefs in Thailand', 'I changed my mind, drift dives'],
      ['Thailand', 'Drift dives', 'Beginner'],
    ],
    [['dives in Malta', 'closer to Sliema'], ['Near Sliema, 25 km']],
    [
      ['wrecks in Malta', 'a bit shallower'],
      ['Malta', 'Wrecks', 'Shallowest first'],
    ],
    [
      ['wrecks in Malta', 'now caves'],
      ['Malta', 'Caves'],
    ],
    [
      ['red sea liveaboard sites', 'sharks'],
      ['Red Sea', 'Sharks', '“liveaboard”'],
    ],
    [
      ['warm water reefs', 'colder'],
      ['Reefs', 'Water 15 °C or colder'],
    ],
    [
      ['dives with turtles in Malta', 'with octopus'],
      ['Malta', 'Turtles', 'Octopuses'],
    ],
    [
      ['dives with turtles in Malta', 'what about seahorses'],
      ['Malta', 'Seahorses'],
    ],
    [
      ['caves in Malta in May', 'any month'],
      ['Malta', 'Caves'],
    ],
    [['caves in Malta', 'anywhere'], ['Caves']],
    [['caves in Malta', 'remove the place'], ['Caves']],
    [
      ['caves in Malta', 'sort by depth'],
      ['Malta', 'Caves', 'Deepest first'],
    ],
    [
      ['caves in Malta', 'with a hotel nearby'],
      ['Malta', 'Caves', 'Accommodation nearby'],
    ],
    [
      ['caves in Malta', 'which ones are good for beginners?'],
      ['Malta', 'Caves', 'Beginner'],
    ],
    [['Thistlegorm', 'and in Malta?'], ['Malta']],
    [
      ['Planning Costa Rica', "we'd like mantas if possible"],
      ['Costa Rica', 'Manta rays'],
    ],
    [
      ['Anything in Gozo?', 'nice, but leave out caves'],
      ['Gozo', 'No caves'],
    ],
    [
      ['Palau dives', 'done blue corner already. any wrecks?'],
      ['Palau', 'Not Blue Corner', 'Wrecks'],
    ],
    [
      ['Cozumel drift dives', 'is there a wreck there too'],
      ['Cozumel', 'Wrecks'],
    ],
    [
      ['deep lake dives in Austria', 'now something gentler there, for a beginner'],
      ['Austria', 'Lakes', 'Beginner'],
    ],
  ] as const)('%j asks for %j', (questions, expected) => expect(labelsAfter(...questions)).toEqual(expected))

  it.each([
    [
      ['wrecks in Egypt for beginners', 'reefs in Palau'],
      ['Palau', 'Reefs'],
    ],
    [
      ['wrecks in Egypt for beginners', 'in Palau, drift dives'],
      ['Palau', 'Drift dives'],
    ],
    [['wrecks in Egypt', 'where can I see manta rays'], ['Manta rays']],
    [['wrecks in Egypt', 'start over'], []],
  ] as const)('%j is a new question: %j', (questions, expected) =>
    expect(labelsAfter(...questions)).toEqual(expected),
  )

  it('says whether it went on', () => {
    expect(talk(['wrecks in Egypt', 'only shore dives']).isFollowUp).toBe(true)
    expect(talk(['wrecks in Egypt', 'reefs in Palau']).isFollowUp).toBe(false)
    expect(ask('only shore dives').isFollowUp).toBe(false)
  })

  it('may ask for more of the same', () =>
    expect(talk(['wrecks in Egypt', 'show me more'])).toMatchObject({ isMore: true, isFollowUp: true }))
})

describe('a site of those shown', () => {
  const { query } = ask('wrecks')

  it.each([
    ['show me the second one', second],
    ['the first one', first],
    ['open number 3', third],
    ['#2', second],
    ['tell me more about the last one', third],
    ['the 1st site', first],
    ['what about the third?', third],
  ])('%s', (question, site) => expect(ask(question, { query, shown }).pick).toBe(site?.id))

  it.each(['the fifth one', 'wrecks for my first dive', 'dives in the last week of May', 'top 2 wrecks'])(
    '%s picks none',
    (question) => expect(ask(question, { query, shown }).pick).toBeNull(),
  )

  it('is asked about by its place in the list', () =>
    expect(ask('is the second one good for beginners?', { query, shown })).toMatchObject({
      intent: 'about-site',
      about: { siteId: second?.id, topic: 'level' },
    }))

  it.each([
    'which of these is the shallowest?',
    'how do they differ?',
    'compare them',
    'which one is deepest?',
  ])('%s compares', (question) =>
    expect(ask(question, { query, shown })).toMatchObject({ intent: 'compare', isFollowUp: true }),
  )

  it('are told apart by more than what they were compared by before', () => {
    const before = { ...query, order: 'shallowest' as const }
    expect(ask('how do they differ?', { query: before, shown }).query.order).toBe('best')
  })

  it('are compared by name, too', () => {
    const { intent, named } = ask('Thistlegorm or Zenobia, which is better?')
    expect(intent).toBe('compare')
    expect(named).toEqual([first, second])
  })

  it.each([
    ['how do Elphinstone and Sail Rock differ', ['Elphinstone Reef', 'Sail Rock']],
    ['Sail Rock or the Zenobia?', ['Sail Rock', 'Zenobia']],
    ['would you prefer Great Blue Hole or Silfra', ['Great Blue Hole', 'Silfra']],
    ['compare Sail Rock with Great Blue Hole', ['Sail Rock', 'Great Blue Hole']],
    ['Rapid Bay or Edithburgh Jetty for seadragons', ['Rapid Bay Jetty', 'Edithburgh Jetty']],
    ['is the blue hole in Gozo nicer than the one in Dahab', ['Blue Hole Dahab', 'Blue Hole Gozo']],
  ])('are compared by names whose words mean something else alone: %s', (question, names) => {
    const { intent, named: found } = ask(question)
    expect(intent).toBe('compare')
    expect(found.map(({ siteName }) => siteName).toSorted()).toEqual([...names].toSorted())
  })

  it.each(['wrecks or caves in Malta', 'Malta or Gozo', 'coral garden or wall in Bonaire', 'reef vs wreck'])(
    '%s names no sites to compare',
    (question) => expect(ask(question).intent).toBe('find'),
  )

  it('are not compared when a place is asked for', () =>
    expect(ask('which is the deepest wreck in Malta', { query, shown }).intent).toBe('find'))
})

describe('the open site', () => {
  it.each([
    ['is it safe for beginners?', 'level'],
    ['how deep is it?', 'depth'],
    ['best time to go', 'season'],
    ['how cold is it in March', 'temperature'],
    ['is the viz good?', 'visibility'],
    ['any sharks?', 'animals'],
    ['what can I see here', 'animals'],
    ['is it dangerous?', 'hazards'],
    ['are there strong currents?', 'current'],
    ['do I need a boat?', 'entry'],
    ['how do I get there?', 'access'],
    ['is there a restaurant?', 'facilities'],
    ['photos', 'photos'],
    ['show me the reports', 'reports'],
    ['when did it sink?', 'history'],
    ['tell me more', 'general'],
    ['viz?', 'visibility'],
    ['hazards', 'hazards'],
    ['strong current?', 'current'],
    ['sharks?', 'animals'],
    ['water temp in january', 'temperature'],
    ['wetsuit?', 'temperature'],
    ['too deep for me', 'depth'],
    ['can my 12 year old dive it?', 'level'],
    ['do I need nitrox', 'level'],
  ])('%s → %s', (question, topic) =>
    expect(ask(question, { open })).toMatchObject({
      intent: 'about-site',
      about: { siteId: open.id, topic },
    }),
  )

  it.each([
    ['wrecks in Malta', { where: [{ kind: 'country', name: 'Malta' }] }],
    ['more like this', { like: { id: open.id } }],
    ['turtles', { species: ['turtle'] }],
    ['anything similar nearby?', { like: { id: open.id }, where: [{ kind: 'site', id: open.id }] }],
    ['shore dives near it', { access: 'shore', where: [{ kind: 'site', id: open.id }] }],
  ])('%s looks for others', (question, query) =>
    expect(ask(question, { open })).toMatchObject({ intent: 'find', query }),
  )

  it('is also the one that was asked about before', () => {
    const { query } = ask('tell me about the Thistlegorm')
    expect(ask('is it deep?', { query, shown })).toMatchObject({ about: { siteId: open.id, topic: 'depth' } })
  })
})

describe('a site that is named', () => {
  it.each([
    ['Thistlegorm', 'SS Thistlegorm', 'general'],
    ['thistelgorm wreck', 'SS Thistlegorm', 'general'],
    ['how deep is the Zenobia?', 'Zenobia', 'depth'],
    ['is Saltstraumen dangerous', 'Saltstraumen', 'hazards'],
    ['cars in Dauin', 'Cars', 'general'],
  ])('%s', (question, name, topic) =>
    expect(ask(question)).toMatchObject({
      intent: 'about-site',
      about: { siteId: siteCalled(name).id, topic },
      named: [siteCalled(name)],
    }),
  )

  it('is looked for by the name that several have', () => {
    expect(ask('blue hole')).toMatchObject({ intent: 'find', about: null, query: { words: 'blue hole' } })
    expect(ask('the Blue Hole in Malta').about?.siteId).toBe(siteCalled('Blue Hole Gozo').id)
  })

  it('is one of several when many are asked for', () =>
    expect(ask('dives at Saltstraumen')).toMatchObject({ intent: 'find', query: { words: 'Saltstraumen' } }))
})

describe('the only site of the last answer', () => {
  it.each([
    ['when is the best time?', 'season'],
    ['how do I get in?', 'entry'],
    ['any sharks?', 'animals'],
    ['what about July?', 'season'],
    ['and for beginners?', 'level'],
    ['what about sharks?', 'animals'],
    ['show me it', 'general'],
    ['is there a restaurant nearby?', 'facilities'],
  ])('%s → %s', (question, topic) => {
    const { query } = ask('Thistlegorm')
    expect(ask(question, { query, shown: [open] })).toMatchObject({
      intent: 'about-site',
      about: { siteId: open.id, topic },
    })
  })

  it('is what others should be like', () => {
    const { query } = ask('Thistlegorm')
    expect(ask('something similar in Malta', { query, shown: [open] })).toMatchObject({
      intent: 'find',
      query: { like: { id: open.id }, where: [{ name: 'Malta' }], words: '' },
    })
  })

  it('is not looked for when others are', () =>
    expect(labelsAfter('Thistlegorm', 'only shore dives')).toEqual(['From shore']))
})

describe('a site that nobody can tell', () => {
  it.each(['how cold is it there?', 'when is the best time?', 'how deep is it?', 'tell me more about it'])(
    '%s',
    (question) => expect(ask(question)).toMatchObject({ intent: 'about-site', about: null }),
  )

  it('is asked about where several are shown', () => {
    const { query } = ask('wrecks')
    expect(ask('what should I watch out for?', { query, shown })).toMatchObject({
      intent: 'about-site',
      about: null,
    })
  })

  it('is one further down than the list reaches', () => {
    const { query } = ask('wrecks')
    expect(ask('show me the ninth one', { query, shown })).toMatchObject({
      intent: 'about-site',
      about: null,
    })
  })
})

describe('a few words', () => {
  it.each([
    [
      ['Norway', 'orcas'],
      ['Norway', 'Orcas'],
    ],
    [
      ['turtles', 'Malta'],
      ['Malta', 'Turtles'],
    ],
    [
      ['somewhere warm', 'egypt i guess'],
      ['Egypt', 'Water 24 °C or warmer'],
    ],
    [
      ['dives in December', 'somewhere with whale sharks'],
      ['Whale sharks', 'In December'],
    ],
    [
      ['turtles in Indonesia', 'cheap hotel nearby'],
      ['Indonesia', 'Turtles', 'Accommodation nearby', '“cheap”'],
    ],
    [
      ['wrecks in Egypt', 'which is closest to Hurghada?'],
      ['Near Hurghada, 50 km', 'Wrecks', 'Closest first'],
    ],
  ] as const)('%j add what was not said yet', (questions, expected) =>
    expect(labelsAfter(...questions)).toEqual(expected),
  )

  it.each([
    [
      ['wrecks in Egypt', 'Malta'],
      ['Malta', 'Wrecks'],
    ],
    [
      ['wrecks in Egypt', 'reefs'],
      ['Egypt', 'Reefs'],
    ],
    [
      ['wrecks in Malta for beginners', 'Greece'],
      ['Greece', 'Wrecks', 'Beginner'],
    ],
    [
      ['sharks in the Maldives in April', 'rays?'],
      ['Maldives', 'Rays', 'In April'],
    ],
    [['dives near Sharm el Sheikh', 'within 30 km'], ['Near Sharm El Sheikh, 30 km']],
  ] as const)('%j say something else of the same, and the rest stays', (questions, expected) =>
    expect(labelsAfter(...questions)).toEqual(expected),
  )

  it('begin anew after a site was asked about', () =>
    expect(labelsAfter('Thistlegorm', 'Malta')).toEqual(['Malta']))
})

describe('a month at the site that is open', () => {
  const silfra = siteCalled('Silfra')
  const open = { open: silfra, query: ask('Silfra').query }
  it.each([
    ['What can I see there in October?', 'animals', [10]],
    ['how warm is it in March?', 'temperature', [3]],
    ['what about July?', 'season', [7]],
    ['is it any good in January', 'season', [1]],
    ['visibility in May to June', 'visibility', [5, 6]],
  ])('%s', (question, topic, months) => {
    expect(ask(question, open)).toMatchObject({
      intent: 'about-site',
      about: { siteId: silfra.id, topic, months },
    })
  })

  it('is one of the list where other sites were asked for', () => {
    const context = { open: silfra, query: ask('wrecks in Egypt').query }
    expect(ask('what about July?', context)).toMatchObject({ intent: 'find', query: { months: [7] } })
  })
})

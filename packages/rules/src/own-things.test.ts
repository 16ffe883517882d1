import { expect, it } from 'vitest'
import { ownThings } from './own-things.ts'

const origin = 'https://soundings.example'
const [site, report, photo, thread, event, group] = [1, 2, 3, 4, 5, 6].map(
  (n) => `019ab000-0000-7000-8000-00000000000${n}`,
)

it.each([
  [`Look at ${origin}/sites/${site}/blue-hole, it’s calm`, [{ kind: 'site', id: site }]],
  [`[here](/sites/${site}/blue-hole)`, [{ kind: 'site', id: site }]],
  [`(${origin}/sites/${site})`, [{ kind: 'site', id: site }]],
  [`<${origin}/sites/${site?.toUpperCase()}>`, [{ kind: 'site', id: site }]],
  [`${origin}/sites/${site}/x?report=${report}`, [{ kind: 'report', id: report }]],
  [`${origin}/explore?zoom=3&photo=${photo}#x`, [{ kind: 'photo', id: photo }]],
  [`${origin}/community/forums/threads/${thread}/a-title?at=3`, [{ kind: 'thread', id: thread }]],
  [`${origin}/community/events/${event}/boat-to-the-wreck`, [{ kind: 'event', id: event }]],
  [`[us](/community/groups/${group}/night-divers?tab=events)`, [{ kind: 'group', id: group }]],
])('a text leads to what its address names: %s', (text, things) =>
  expect(ownThings(text, origin)).toEqual(things),
)

it.each([
  `https://elsewhere.example/sites/${site}`,
  `${origin}/sites/blue-hole`,
  `${origin}/sites/${site}0`,
  `${origin}/settings?photo=${photo}`,
  `${origin}/community/events/new`,
  `${origin}/community/events/${event}.ics`,
  `${origin}/community/groups?q=${group}`,
  `> ${origin}/sites/${site}`,
  `javascript:alert(1)//${origin}`,
  'sites/x',
])('and to nothing else: %s', (text) => expect(ownThings(text, origin)).toEqual([]))

it('each once, at most twelve', () => {
  const many = Array.from(
    { length: 20 },
    (_, n) => `${origin}/sites/019ab000-0000-7000-8000-0000000000${n + 10}`,
  )
  expect(ownThings([...many, ...many].join(' '), origin)).toHaveLength(12)
  expect(ownThings(`${many[0]} [again](/sites/${many[0]?.split('/').at(-1)})`, origin)).toHaveLength(1)
})

import type { LinkCard } from '@soundings/contract/cards'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { dayIn, eventsOf } from '#src/testing/events.ts'
import { forumOf } from '#src/testing/forum.ts'
import { groupsOf } from '#src/testing/groups.ts'
import { addPerson } from '#src/testing/people.ts'
import { addStanding, type Someone } from '#src/testing/threads.ts'
import { tripsOf } from '#src/testing/trips.ts'

const { app, deps } = await testApp()
const { get, post, put, del } = callsOf(app)
const { found, leave, invite, accept } = groupsOf(app)
const events = eventsOf(app)
const forum = forumOf(app)
const planner = tripsOf(app)

const [author, member, other] = [await addStanding(deps), await addStanding(deps), await addStanding(deps)]
const moderator = await addPerson(deps, { groups: ['moderator'] })

/** The cards of a post that leads to these paths, as each of these readers meets them. */
const cardsOf = async (content: string, ...readers: (Someone | undefined)[]): Promise<LinkCard[][]> => {
  const { id } = await forum.start(author, { content })
  return Promise.all(readers.map(async (reader) => (await forum.read(id, reader)).opening.cards))
}
const titles = (cards: LinkCard[][]) => cards.map((all) => all.map(({ card }) => card?.title ?? null))

describe('an event in a post', () => {
  it('says when and where it is, and how many places are left', async () => {
    const event = await events.create(author, {
      title: 'Boat to the wreck',
      maxAttendees: 4,
      endTime: '12:00',
    })
    const [[card] = []] = await cardsOf(`[Come](/community/events/${event.id}/any)`, undefined)
    expect(card).toEqual({
      kind: 'event',
      id: event.id,
      card: {
        title: 'Boat to the wreck',
        about: 'Ras Mohammed',
        path: `/community/events/${event.id}/boat-to-the-wreck`,
        picture: null,
        depth: null,
        event: {
          time: '08:30',
          endDate: null,
          endTime: '12:00',
          zone: 'Africa/Cairo',
          startsAt: `${dayIn(10)}T05:30:00.000Z`,
          endsAt: `${dayIn(10)}T09:00:00.000Z`,
          isCancelled: false,
          placesLeft: 3,
        },
      },
    })
  })

  it('says that it was cancelled, and nothing of places then, nor to whom its organiser blocked', async () => {
    const event = await events.create(author, { maxAttendees: 4 })
    await post(`/api/people/${other.id}/block`, author.headers, {})
    const text = `[Come](/community/events/${event.id})`
    const { id } = await forum.start(member, { content: text })
    const shown = async (reader: Someone) =>
      (await forum.read(id, reader)).opening.cards.map(({ card }) => card?.event)
    expect(await shown(member)).toMatchObject([{ isCancelled: false, placesLeft: 3 }])
    expect(await shown(other)).toMatchObject([{ isCancelled: false, placesLeft: null }])
    await events.cancel(author, event.id)
    expect(await shown(member)).toMatchObject([{ isCancelled: true, placesLeft: null }])
  })

  it('of a private group shows itself to its members alone', async () => {
    const { id: groupId } = await found(author, { kind: 'private' })
    const { token } = await invite(author, groupId)
    await accept(member, token)
    const event = await events.create(author, { title: 'Secret dive', groupId, visibility: 'group' })
    const text = `[Come](/community/events/${event.id})`
    expect(titles(await cardsOf(text, author, member, other, moderator, undefined))).toEqual([
      ['Secret dive'],
      ['Secret dive'],
      [null],
      [null],
      [null],
    ])
  })
})

describe('a group in a post', () => {
  it('says who gets in and how many are in it', async () => {
    const group = await found(author, { name: 'Night Divers', kind: 'request' })
    expect(await cardsOf(`[Us](/community/groups/${group.id}?tab=members)`, undefined)).toEqual([
      [
        {
          kind: 'group',
          id: group.id,
          card: {
            title: 'Night Divers',
            about: null,
            path: `/community/groups/${group.id}/night-divers`,
            picture: null,
            depth: null,
            group: { kind: 'request', members: 1 },
          },
        },
      ],
    ])
  })

  it('that is private shows itself to its members, until they leave', async () => {
    const group = await found(author, { name: 'Quiet Divers', kind: 'private' })
    const { token } = await invite(author, group.id)
    await accept(member, token)
    const text = `[Us](/community/groups/${group.id})`
    const readers = [author, member, other, moderator, undefined]
    expect(titles(await cardsOf(text, ...readers))).toEqual([
      ['Quiet Divers'],
      ['Quiet Divers'],
      [null],
      [null],
      [null],
    ])
    await leave(member, group.id)
    expect(titles(await cardsOf(text, member))).toEqual([[null]])
  })
})

describe('an event with a message', () => {
  const send = (to: Someone, id: string) =>
    post('/api/community/messages/send', author.headers, {
      to_user_id: to.id,
      message: 'Come along',
      attachments: [{ kind: 'event', id }],
    })

  it('is a card to who may see it, and nothing to others', async () => {
    const { id: groupId } = await found(author, { kind: 'private' })
    const { token } = await invite(author, groupId)
    await accept(member, token)
    const event = await events.create(author, { title: 'Club dive', groupId, visibility: 'group' })
    const { conversationId } = (await send(member, event.id)).json()
    const shown = async () =>
      (await get(`/api/messages/conversations/${conversationId}/messages`, member.headers)).json().items[0]
        .attachments
    expect(await shown()).toMatchObject([
      { kind: 'event', id: event.id, card: { title: 'Club dive', event: { isCancelled: false } } },
    ])
    await leave(member, groupId)
    expect(await shown()).toEqual([{ kind: 'event', id: event.id, card: null }])
  })

  it('is none that the sender cannot see', async () => {
    const { id: groupId } = await found(other, { kind: 'private' })
    const hidden = await events.create(other, { groupId, visibility: 'group' })
    const friend = await addStanding(deps)
    const { conversationId } = (
      await post('/api/community/messages/send', friend.headers, { to_user_id: author.id, message: 'Hello' })
    ).json()
    await put(`/api/messages/conversations/${conversationId}/accept`, author.headers, {})
    const refused = await send(friend, hidden.id)
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, ['attachments']])
  })
})

describe('what a message leads to', () => {
  const origin = 'http://localhost:3000'

  beforeAll(async () => {
    const { conversationId } = await send(author, member, { message: 'Hello' })
    await put(`/api/messages/conversations/${conversationId}/accept`, member.headers, {})
  })

  const send = async (from: Someone, to: Someone, words: Record<string, unknown>) => {
    const sent = await post('/api/community/messages/send', from.headers, { to_user_id: to.id, ...words })
    expect(sent.statusCode, sent.body).toBe(201)
    const { id, conversationId } = sent.json()
    return { id, conversationId }
  }
  /** The cards of the newest message of their conversation, as each of these readers meets them. */
  const shown = (conversationId: string, ...readers: Someone[]) =>
    Promise.all(
      readers.map(async ({ headers }) => {
        const path = `/api/messages/conversations/${conversationId}/messages`
        return (await get(path, headers)).json().items[0].cards
      }),
    )

  it('is a card to each reader, or says that it is not for them to see', async () => {
    const { id: groupId } = await found(author, { kind: 'private' })
    const event = await events.create(author, { title: 'Club night', groupId, visibility: 'group' })
    const thread = await forum.start(author, { title: 'Which torch do you take?' })
    const message = `${origin}/community/events/${event.id}, and ${origin}/community/forums/threads/${thread.id}/x`
    const { conversationId } = await send(author, member, { message })
    expect(titles(await shown(conversationId, author, member))).toEqual([
      ['Club night', 'Which torch do you take?'],
      [null, 'Which torch do you take?'],
    ])
  })

  it('follows its words when they change, and goes with them', async () => {
    const [one, two] = [await forum.start(author), await forum.start(author)]
    const address = (id: string) => `${origin}/community/forums/threads/${id}`
    const { id, conversationId } = await send(author, member, { message: address(one.id) })
    const own = `/api/messages/messages/${id}`
    const changed = await put(own, author.headers, { message: `No, ${address(two.id)}` })
    expect(changed.json().cards).toMatchObject([{ kind: 'thread', id: two.id }])
    await del(own, author.headers)
    expect(await shown(conversationId, member)).toEqual([[]])
  })

  it('is not shown a second time where it is attached', async () => {
    const event = await events.create(author)
    const { conversationId } = await send(author, member, {
      message: `Come: ${origin}/community/events/${event.id}`,
      attachments: [{ kind: 'event', id: event.id }],
    })
    expect(await shown(conversationId, member)).toEqual([[]])
  })

  it('leads nowhere elsewhere', async () => {
    const message = `https://elsewhere.example/community/events/${author.id} ${origin}/community/events/new`
    const { conversationId } = await send(author, member, { message })
    expect(await shown(conversationId, member)).toEqual([[]])
  })
})

describe('a trip in a post', () => {
  it('is a card for those who are on it alone, with its days', async () => {
    const trip = await planner.plan(author, { name: 'Wrecks in March' })
    const [[card] = [], ...others] = await cardsOf(
      `[Ours](/trips/${trip.id})`,
      author,
      member,
      moderator,
      undefined,
    )
    expect(card).toEqual({
      kind: 'trip',
      id: trip.id,
      card: {
        title: 'Wrecks in March',
        about: 'Hurghada, Egypt',
        path: `/trips/${trip.id}`,
        picture: null,
        depth: null,
        trip: { startDate: '2027-03-06', endDate: '2027-03-13' },
      },
    })
    expect(titles(others)).toEqual([[null], [null], [null]])
  })
})

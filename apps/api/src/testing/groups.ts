import { randomUUID } from 'node:crypto'
import type { Group, GroupForm } from '@soundings/contract/groups'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { callsOf } from './contributions.ts'
import type { Headers } from './people.ts'

type Someone = { id: string; headers: Headers }

export const groupsBase = '/api/community/groups'

/** Another name each time, without digits: some of a UUID would look like a phone number. */
const newName = () => `Reef club ${randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`

/** Calls of groups, as browsers make them. */
export const groupsOf = (app: FastifyInstance) => {
  const { get, post, put, del } = callsOf(app)
  const expected = async <T>(answer: Promise<LightMyRequestResponse>): Promise<T> => {
    const got = await answer
    if (got.statusCode >= 300) throw new Error(`Groups answered ${got.statusCode}: ${got.body}`)
    return got.json<T>()
  }
  const join = (by: Someone, groupId: string, note?: string) =>
    post(`${groupsBase}/${groupId}/join`, by.headers, note === undefined ? {} : { note })
  return {
    tryFound: (by: Someone, form: Partial<GroupForm> = {}) =>
      post(groupsBase, by.headers, { name: newName(), clientKey: randomUUID(), ...form }),
    found: (by: Someone, form: Partial<GroupForm> = {}): Promise<Group> =>
      expected(post(groupsBase, by.headers, { name: newName(), clientKey: randomUUID(), ...form })),
    read: (groupId: string, by?: Someone): Promise<Group> =>
      expected(get(`${groupsBase}/${groupId}`, by?.headers)),
    join,
    leave: (by: Someone, groupId: string) => del(`${groupsBase}/${groupId}/join`, by.headers),
    invite: (by: Someone, groupId: string, known: object = {}): Promise<{ token: string; id: string }> =>
      expected(post(`${groupsBase}/${groupId}/invites`, by.headers, known)),
    accept: (by: Someone, token: string) => post(`/api/community/group-invites/${token}`, by.headers),
    change: (by: Someone, groupId: string, userId: string, known: object) =>
      put(`${groupsBase}/${groupId}/members/${userId}`, by.headers, known),
    remove: (by: Someone, groupId: string, userId: string, ban = false) =>
      del(`${groupsBase}/${groupId}/members/${userId}?ban=${ban}`, by.headers),
    membersOf: async (
      by: Someone,
      groupId: string,
      query = '',
    ): Promise<{ items: { id: string; role: string }[]; total: number }> =>
      expected(get(`${groupsBase}/${groupId}/members?limit=200${query}`, by.headers)),
  }
}

import { groups as contract } from '@soundings/contract/groups'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Standings } from '#features/standing/index.ts'
import { me } from '#http/access.ts'
import { statusOf } from '#http/errors.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { GroupServices } from './groups.services.ts'

type Needs = GroupServices & {
  limits: RateLimits
  standings: Pick<Standings, 'limitsFor'>
}

export const groupsRoutes = (app: FastifyInstance, services: Needs): void => {
  const { groups, invites, joining, limits, logbook, members, organising, standings, writing } = services

  /** So often as they stand; what changed nothing costs no try. */
  const limited = async <T extends { isNew: boolean }>(
    what: 'join-group' | 'group-invite',
    request: FastifyRequest,
    work: () => Promise<T>,
  ): Promise<T> => {
    const { id } = me(request)
    const taken = await limits.take(`${what}-${await standings.limitsFor(id)}`, request, id)
    try {
      const done = await work()
      if (!done.isNew) await taken.refund()
      return done
    } catch (error) {
      if (statusOf(error) !== 404) await taken.refund()
      throw error
    }
  }

  /** Opens a link; those that lead nowhere are counted apart, so that none is guessed. */
  const byToken = async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    await limits.take('open-invitation', request)
    const wrong = await limits.take('wrong-invitation', request)
    const done = await work()
    await wrong.refund()
    return done
  }

  serveAll(app, contract, {
    list: ({ query }, { person }) => groups.list(person, query),
    create: async ({ body: form }, request) => {
      const person = me(request)
      const before = await writing.createdBefore(person, form.clientKey)
      if (before) return groups.read(person, before)
      const taken = await limits.take('create-group', request, person.id)
      try {
        const { id, isNew } = await writing.create(person, form)
        if (!isNew) await taken.refund()
        return await groups.read(person, id)
      } catch (error) {
        await taken.refund()
        throw error
      }
    },
    get: ({ params }, { person }) => groups.read(person, params.groupId),
    change: async ({ params, body }, request) => {
      await writing.change(me(request), params.groupId, body)
      return groups.read(me(request), params.groupId)
    },
    archive: async ({ params }, request) => {
      await writing.archive(me(request), params.groupId)
      return groups.read(me(request), params.groupId)
    },
    join: ({ params, body }, request) =>
      limited('join-group', request, () => joining.join(me(request), params.groupId, body.note)),
    leave: ({ params }, request) => joining.leave(me(request), params.groupId),
    watch: ({ params, body }, request) => joining.watch(me(request), params.groupId, body.watches),
    members: ({ params, query }, request) => members.list(me(request), params.groupId, query),
    changeMember: async ({ params: { groupId, userId }, body }, request) => {
      const change = () => organising.change(me(request), groupId, userId, body)
      if (body.state !== 'invited') return change()
      const { member } = await limited('group-invite', request, async () => ({
        member: await change(),
        isNew: true,
      }))
      return member
    },
    removeMember: async ({ params: { groupId, userId }, query }, request) => {
      await organising.remove(me(request), groupId, userId, query.ban === 'true')
      return {}
    },
    invites: ({ params }, request) => invites.list(me(request), params.groupId),
    invite: async ({ params, body }, request) => {
      const { made } = await limited('group-invite', request, async () => ({
        made: await invites.open(me(request), params.groupId, body),
        isNew: true,
      }))
      return made
    },
    revokeInvite: async ({ params }, request) => {
      await invites.revoke(me(request), params.groupId, params.inviteId)
      return {}
    },
    invitation: ({ params }, request) => byToken(request, () => invites.read(request.person, params.token)),
    acceptInvitation: ({ params }, request) =>
      byToken(request, () => limited('join-group', request, () => invites.accept(me(request), params.token))),
    logbook: ({ params, query }, { person }) => logbook.read(person, params.groupId, query),
    share: ({ params }, request) => logbook.share(me(request), params.groupId, params.itemId),
    unshare: async ({ params }, request) => {
      await logbook.unshare(me(request), params.groupId, params.itemId)
      return {}
    },
  })
}

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, notifications } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { buildForm, callsOf } from '#src/testing/contributions.ts'
import { notifyOfDecisionsNow } from '#src/testing/decisions.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'
import { personalSiteChanges } from '../personal-sites.ts'

const { app, deps } = await testApp()
const { get, post, put } = callsOf(app)

const editor = await addPerson(deps, { groups: ['editor'], handle: 'ed_itor' })
const moderator = await addPerson(deps, { groups: ['moderator'], handle: 'mod_erator' })
const form = buildForm()

type Line = {
  id: string
  kind: string
  canUndo: boolean
  actorHandle: string
  version: number
  changes: object[]
}
const historyOf = async (siteId: string): Promise<Line[]> =>
  (await get(`/api/sites/${siteId}/history`, moderator.headers)).json().items
const undo = (siteId: string, changeId: string | undefined, headers: Headers = moderator.headers) =>
  post(`/api/sites/${siteId}/history/${changeId}/undo`, headers)

const notificationsOf = (userId: string) =>
  deps.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id)

/** A site to which each of these was done by an editor, in turn. */
const edited = async (...steps: Partial<typeof form>[]) => {
  const id = await addSite(deps.db, form)
  let facts = form
  for (const [at, step] of steps.entries()) {
    facts = { ...facts, ...step }
    const answer = await put(`/api/sites/${id}`, editor.headers, { facts, version: at + 1 })
    expect(answer.statusCode).toBe(200)
  }
  return id
}

describe('the history of a site', () => {
  it('tells who changed what, newest first', async () => {
    const id = await edited({ maxDepth: 20 }, { maxDepth: 30, city: 'Dahab' })
    expect(await historyOf(id)).toMatchObject([
      {
        kind: 'edited',
        version: 3,
        actorHandle: 'ed_itor',
        at: deps.clock().toISOString(),
        canUndo: true,
        changes: [
          { field: 'city', before: null, after: 'Dahab' },
          { field: 'maxDepth', before: 20, after: 30 },
        ],
      },
      { version: 2, canUndo: false, changes: [{ field: 'maxDepth', before: null, after: 20 }] },
    ])
  })

  it('comes in pages', async () => {
    const id = await edited(...[1, 2, 3, 4, 5].map((maxDepth) => ({ maxDepth })))
    const versions: number[] = []
    let cursor = ''
    do {
      const page = (await get(`/api/sites/${id}/history?limit=2${cursor}`, moderator.headers)).json()
      expect(page.total).toBe(5)
      versions.push(...page.items.map(({ version }: Line) => version))
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
    } while (cursor)
    expect(versions).toEqual([6, 5, 4, 3, 2])
    const wrong = await get(`/api/sites/${id}/history?cursor=nonsense`, moderator.headers)
    expect(wrong.statusCode).toBe(400)
  })

  it.each([
    ['public', 401, 401],
    ['member', 403, 403],
    ['editor', 200, 403],
    ['moderator', 200, 200],
    ['admin', 200, 200],
  ] as const)('is read by editors, who merge, and undone by moderators: %s gets %i and %i', async (...of) => {
    const [level, reads, undoes] = of
    const headers = await asLevel(deps, level)
    const id = await edited({ maxDepth: 20 })
    expect((await get(`/api/sites/${id}/history`, headers)).statusCode).toBe(reads)
    const [line] = await historyOf(id)
    expect((await undo(id, line?.id, headers)).statusCode).toBe(undoes)
  })

  it('tells who proposed a change and why, until they take their words with them', async () => {
    const id = await addSite(deps.db, form)
    const member = await addPerson(deps, { handle: 'pro_poser' })
    const criteria = { facts: { ...form, maxDepth: 33 }, version: 1, note: 'Measured it twice' }
    const { id: proposalId } = (await post(`/api/sites/${id}/proposals`, member.headers, criteria)).json()
    await post(`/api/moderator/proposals/${proposalId}/approve`, moderator.headers)
    const [line] = await historyOf(id)
    expect(line).toMatchObject({
      kind: 'proposal-applied',
      actorHandle: 'mod_erator',
      proposerHandle: 'pro_poser',
      note: 'Measured it twice',
    })
    await personalSiteChanges.leave(deps.db, member.id, 'delete')
    expect((await historyOf(id))[0]).toMatchObject({ proposerHandle: null, note: null })
  })

  it('is not there for a site that is not', async () => {
    const url = '/api/sites/0191d8a0-0000-7000-8000-000000000000/history'
    expect((await get(url, moderator.headers)).statusCode).toBe(404)
  })
})

describe('undoing a change', () => {
  it('sets back its fields and no others, as a change of its own', async () => {
    const id = await edited({ maxDepth: 20 }, { city: 'Dahab' })
    const [, first] = await historyOf(id)
    const undone = await undo(id, first?.id)
    expect(undone.json()).toMatchObject({ maxDepth: null, city: 'Dahab', version: 4 })
    const lines = await historyOf(id)
    expect(lines[0]).toMatchObject({
      kind: 'undone',
      actorHandle: 'mod_erator',
      changes: [{ field: 'maxDepth', before: 20, after: null }],
    })
    expect(lines.map(({ canUndo }) => canUndo)).toEqual([true, true, false])
    const log = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['site.edit', editor.id],
      ['site.edit', editor.id],
      ['site.undo', moderator.id],
    ])
  })

  it('is told to whom it was, and not to whoever takes back their own', async () => {
    const maker = await addPerson(deps, { groups: ['moderator'] })
    const id = await addSite(deps.db, form)
    const save = (maxDepth: number, version: number) =>
      put(`/api/sites/${id}`, maker.headers, { facts: { ...form, maxDepth }, version })
    await save(20, 1)
    await undo(id, (await historyOf(id))[0]?.id, maker.headers)
    expect(await notificationsOf(maker.id)).toEqual([])
    await save(21, 3)
    await undo(id, (await historyOf(id))[0]?.id)
    expect(await notificationsOf(maker.id)).toMatchObject([
      {
        type: 'info',
        message: 'Your change to “Shaab Test” was undone.',
        link: `/sites/${id}/shaab-test`,
      },
    ])
  })

  it('is told once to who proposed it, whether they knew already that it was taken over or not', async () => {
    for (const knew of [true, false]) {
      const id = await addSite(deps.db, form)
      const member = await addPerson(deps)
      const criteria = { facts: { ...form, maxDepth: 33 }, version: 1 }
      const { id: proposalId } = (await post(`/api/sites/${id}/proposals`, member.headers, criteria)).json()
      await post(`/api/moderator/proposals/${proposalId}/approve`, moderator.headers)
      if (knew) await notifyOfDecisionsNow(deps)
      await undo(id, (await historyOf(id))[0]?.id)
      await notifyOfDecisionsNow(deps)
      expect((await notificationsOf(member.id)).map(({ message }) => message)).toEqual(
        knew
          ? [
              'Thanks! Your changes to “Shaab Test” are now on the map.',
              'Your change to “Shaab Test” was undone.',
            ]
          : ['Your changes to “Shaab Test” were accepted, but have since been undone.'],
      )
    }
  })

  it('can be undone itself', async () => {
    const id = await edited({ maxDepth: 20 })
    await undo(id, (await historyOf(id))[0]?.id)
    const again = await undo(id, (await historyOf(id))[0]?.id)
    expect(again.json()).toMatchObject({ maxDepth: 20, version: 4 })
  })

  it('is refused when a field of it was touched since, even if it is back at its value', async () => {
    const id = await edited({ maxDepth: 20, city: 'Dahab' }, { maxDepth: 30 }, { maxDepth: 20 })
    const lines = await historyOf(id)
    expect(lines.map(({ canUndo }) => canUndo)).toEqual([true, false, false])
    const answer = await undo(id, lines[2]?.id)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed-since'])
  })

  it('happens once, however many moderators press at once', async () => {
    const id = await edited({ maxDepth: 20 })
    const [line] = await historyOf(id)
    const answers = await Promise.all([1, 2, 3, 4].map(() => undo(id, line?.id)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect(await historyOf(id)).toHaveLength(2)
  })

  it('is refused when what is left would contradict itself', async () => {
    const id = await edited({ maxDepth: 40 }, { averageDepth: 30 }, { maxDepth: 45 })
    const deep = await edited({ maxDepth: 10 }, { maxDepth: 45 }, { averageDepth: 30 })
    expect((await undo(id, (await historyOf(id))[0]?.id)).statusCode).toBe(200)
    const answer = await undo(deep, (await historyOf(deep))[1]?.id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('Average depth can’t be more than the maximum depth')
  })

  it('is not possible for changes that set no field, of another site, or that never were', async () => {
    const [id, other] = [await edited({ maxDepth: 20 }), await edited({ maxDepth: 20 })]
    const [foreign] = await historyOf(other)
    expect((await undo(id, foreign?.id)).statusCode).toBe(404)
    const added = (await post('/api/sites', moderator.headers, { ...form, key: foreign?.id })).json()
    const [created] = await historyOf(added.id)
    expect(created).toMatchObject({ kind: 'created', canUndo: false })
    expect((await undo(added.id, created?.id)).statusCode).toBe(409)
  })
})

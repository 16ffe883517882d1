import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { certifications } from '#db/schema/certifications.ts'
import { auditLog } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { notifyOfDecisionsNow } from '#src/testing/decisions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'

const { app, deps } = await testApp({ catchesUp: true })
const { get, post, put, del } = callsOf(app)
const { db } = deps
const url = '/api/profile/certifications'
const moderator = await addPerson(deps, { groups: ['moderator'] })
const facts = {
  agency: 'PADI',
  level: 'Rescue Diver',
  kind: 'core',
  depth: 30,
  issuedOn: '2024-05-01',
  number: '1804A1234',
}

type Holder = { id: string; headers: Headers }

/** A card with a photo whose pictures are there. */
const addCard = async (holder: Holder, known: object = {}) => {
  const photo = await addPhoto(db, { uploaderId: holder.id, approvalStatus: 'private', width: 900 })
  for (const size of ['medium', 'original'] as const)
    await deps.blobs.put(`photos/${photo.key}/${size}.jpg`, Buffer.from('card'), {
      size: 4,
      type: 'image/jpeg',
    })
  const answer = await post(url, holder.headers, { ...facts, photoId: photo.id, ...known })
  return { id: answer.json().id as string, photoId: photo.id ?? '' }
}
const askFor = (holder: Holder, id: string) => post(`${url}/${id}/review`, holder.headers)
const cardOf = async ({ headers }: Holder, id: string) =>
  (await get(url, headers)).json().items.find((one: { id: string }) => one.id === id)
const waiting = async (headers = moderator.headers) =>
  (await get('/api/moderator/pending-items?type=certifications&limit=50', headers)).json().items
const at = (id: string, what = '') => `/api/moderator/certifications/${id}${what}`
const picture = (id: string, headers = moderator.headers) => get(at(id, '/picture/medium'), headers)

/** Somebody with a card that waits for moderators. */
const asked = async () => {
  const holder = await addPerson(deps)
  const { id, photoId } = await addCard(holder)
  expect((await askFor(holder, id)).statusCode).toBe(200)
  return { holder, id, photoId }
}

describe('a card that its holder shows to moderators', () => {
  it('waits at the desk with what it says and its photo, which nobody sees before', async () => {
    const holder = await addPerson(deps, { handle: 'card_holder', fullName: 'Cara Holt' })
    const { id } = await addCard(holder)
    expect(await cardOf(holder, id)).toMatchObject({ verifiedAt: null, reviewAskedAt: null })
    expect([(await picture(id)).statusCode, (await get(at(id), moderator.headers)).statusCode]).toEqual([
      404, 404,
    ])

    const answer = await askFor(holder, id)
    expect(answer.json()).toMatchObject({ id, version: 1, reviewAskedAt: deps.clock().toISOString() })
    expect((await askFor(holder, id)).json()).toEqual(answer.json())
    expect(await waiting()).toContainEqual(
      expect.objectContaining({
        id,
        title: 'PADI Rescue Diver',
        authorHandle: 'card_holder',
        conflict: null,
        version: 1,
      }),
    )
    const shown = (await get(at(id), moderator.headers)).json()
    expect(shown).toMatchObject({
      holder: { handle: 'card_holder', name: 'Cara Holt' },
      card: facts,
      picture: { state: 'ready', fullUrl: at(id, '/picture/original') },
    })
    const seen = await get(shown.picture.thumbnailUrl, moderator.headers)
    expect([seen.statusCode, seen.body, seen.headers['cache-control']]).toEqual([200, 'card', 'no-store'])
    const other = await addPerson(deps)
    expect((await picture(id, other.headers)).statusCode).toBe(403)
    expect((await picture(id, {})).statusCode).toBe(401)
  })

  it('is seen by one moderator: its holder is told, others read it, and the photo is private again', async () => {
    const { holder, id } = await asked()
    const { json, statusCode } = await post(at(id, '/verify?version=1'), moderator.headers)
    expect([statusCode, json()]).toMatchObject([200, { decisionId: expect.any(String) }])
    const verifiedAt = deps.clock().toISOString()
    expect(await cardOf(holder, id)).toMatchObject({ verifiedAt, reviewAskedAt: null, number: facts.number })
    expect((await picture(id)).statusCode).toBe(404)
    const second = await post(at(id, '/approve'), moderator.headers)
    expect([second.statusCode, second.json().code]).toEqual([409, 'already-decided'])
    const [row] = await db.select().from(certifications).where(eq(certifications.id, id))
    expect(row?.verifiedBy).toBe(moderator.id)
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(log).toMatchObject([{ actorId: moderator.id, action: 'approved', subjectType: 'certifications' }])

    const { handle } = (await get('/api/profile', holder.headers)).json()
    await put('/api/profile/privacy', holder.headers, { sections: { certifications: 'public' } })
    const [theirs] = (await get(`/api/profile/${handle}`)).json().certifications
    expect(theirs).toEqual({
      id,
      agency: 'PADI',
      level: 'Rescue Diver',
      kind: 'core',
      depth: 30,
      issuedOn: facts.issuedOn,
      verifiedAt,
    })
    await notifyOfDecisionsNow(deps)
    const [news] = (await get('/api/notifications', holder.headers)).json().items
    expect(news).toMatchObject({ kind: 'card-seen', link: '/dive-log/certifications' })
    expect(news.message).toContain('PADI Rescue Diver')
    expect((await askFor(holder, id)).json().code).toBe('already-seen')
  })

  it('stays stated where it could not be read, with the reason for its holder, who may ask again', async () => {
    const { holder, id } = await asked()
    const reason = 'The photo is too dark to read.'
    expect((await post(at(id, '/reject'), moderator.headers, { reason })).statusCode).toBe(200)
    expect(await cardOf(holder, id)).toMatchObject({ verifiedAt: null, reviewAskedAt: null })
    expect((await picture(id)).statusCode).toBe(404)
    await notifyOfDecisionsNow(deps)
    const [news] = (await get('/api/notifications', holder.headers)).json().items
    expect(news).toMatchObject({ kind: 'card-not-seen' })
    expect(news.message).toContain(reason)
    expect((await askFor(holder, id)).json().reviewAskedAt).not.toBeNull()
  })

  it.each(['approve', 'reject'])('comes back to the desk when a moderator undoes it: %s', async (how) => {
    const { holder, id } = await asked()
    const { decisionId } = (
      await post(at(id, `/${how}`), moderator.headers, how === 'reject' ? {} : undefined)
    ).json()
    const undone = await post(`/api/moderator/decisions/${decisionId}/undo`, moderator.headers)
    expect(undone.json().item).toMatchObject({ id, type: 'certifications' })
    expect(await cardOf(holder, id)).toMatchObject({ verifiedAt: null, reviewAskedAt: expect.any(String) })
    expect((await picture(id)).statusCode).toBe(200)
  })

  it('is not shown again by an undo once its holder has changed it', async () => {
    const { holder, id } = await asked()
    const { decisionId } = (await post(at(id, '/verify'), moderator.headers)).json()
    await put(`${url}/${id}`, holder.headers, { ...facts, level: 'Divemaster' })
    const undone = await post(`/api/moderator/decisions/${decisionId}/undo`, moderator.headers)
    expect([undone.statusCode, undone.json().code]).toEqual([409, 'changed-since'])
    expect((await picture(id)).statusCode).toBe(404)
  })

  it('is not for the moderator who holds it', async () => {
    const holder = await addPerson(deps, { groups: ['moderator'] })
    const { id } = await addCard(holder)
    await askFor(holder, id)
    const line = (await waiting(holder.headers)).find((one: { id: string }) => one.id === id)
    expect(line.conflict).toBe('This is your own card, so another moderator has to look at it.')
    for (const [what, body] of [['/verify'], ['/approve'], ['/reject', {}]] as const) {
      const answer = await post(at(id, what), holder.headers, body)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'conflict'])
    }
    expect((await post(at(id, '/verify'), moderator.headers)).statusCode).toBe(200)
  })

  it('is decided about as it was seen', async () => {
    const { holder, id } = await asked()
    await put(`${url}/${id}`, holder.headers, { ...facts, level: 'Divemaster' })
    const answer = await post(at(id, '/verify?version=1'), moderator.headers)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed-since'])
    expect((await post(at(id, '/verify?version=2'), moderator.headers)).statusCode).toBe(200)
  })
})

describe('a photo is shown no longer', () => {
  const gone = async (id: string) => {
    expect((await picture(id)).statusCode).toBe(404)
    expect((await waiting()).some((one: { id: string }) => one.id === id)).toBe(false)
    expect((await post(at(id, '/verify'), moderator.headers)).statusCode).toBe(404)
  }

  it('when its holder withdraws, as often as they like', async () => {
    const { holder, id } = await asked()
    for (const _ of [1, 2])
      expect((await del(`${url}/${id}/review`, holder.headers)).json()).toMatchObject({ reviewAskedAt: null })
    await gone(id)
  })

  it('when it is replaced or taken away, and the new one is not shown by itself', async () => {
    for (const other of [true, false]) {
      const { holder, id } = await asked()
      const photo = other && (await addPhoto(db, { uploaderId: holder.id, approvalStatus: 'private' })).id
      const changed = await put(`${url}/${id}`, holder.headers, { ...facts, photoId: photo || null })
      expect(changed.json()).toMatchObject({ reviewAskedAt: null })
      await gone(id)
    }
  })

  it('when the photo or the card is deleted', async () => {
    const one = await asked()
    await del(`/api/media/${one.photoId}`, one.holder.headers)
    expect(await cardOf(one.holder, one.id)).toMatchObject({ photo: null, reviewAskedAt: null })
    await gone(one.id)
    const other = await asked()
    await del(`${url}/${other.id}`, other.holder.headers)
    await gone(other.id)
  })
})

describe('a look is asked for', () => {
  it('only with a photo that can be seen, and by its holder', async () => {
    const holder = await addPerson(deps)
    const bare = (await post(url, holder.headers, facts)).json()
    const answer = await askFor(holder, bare.id)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no-photo'])
    const unready = await addPhoto(db, {
      uploaderId: holder.id,
      approvalStatus: 'private',
      state: 'processing',
    })
    const early = (await post(url, holder.headers, { ...facts, photoId: unready.id })).json()
    expect((await askFor(holder, early.id)).json().code).toBe('photo-not-ready')
    const { id } = await addCard(holder)
    const other = await addPerson(deps)
    expect((await askFor(other, id)).statusCode).toBe(404)
    expect((await del(`${url}/${id}/review`, other.headers)).statusCode).toBe(404)
    expect((await askFor(holder, newId())).statusCode).toBe(404)
  })
})

describe('the mark', () => {
  const marked = async () => {
    const { holder, id } = await asked()
    await post(at(id, '/verify'), moderator.headers)
    return { holder, id }
  }

  it.each([
    ['agency', 'SSI'],
    ['level', 'Divemaster'],
    ['kind', 'leader'],
    ['depth', 40],
    ['issuedOn', '2023-05-01'],
  ])('goes with another %s', async (fact, value) => {
    const { holder, id } = await marked()
    const changed = await put(`${url}/${id}`, holder.headers, { ...facts, [fact]: value })
    expect(changed.json().verifiedAt).toBeNull()
    const [row] = await db.select().from(certifications).where(eq(certifications.id, id))
    expect(row?.verifiedBy).toBeNull()
  })

  it('stays with another number, and without the photo', async () => {
    const { holder, id } = await marked()
    const changed = await put(`${url}/${id}`, holder.headers, { ...facts, number: '7', photoId: null })
    expect(changed.json()).toMatchObject({ number: '7', photo: null, verifiedAt: expect.any(String) })
  })

  it('cannot be stated by the holder', async () => {
    const holder = await addPerson(deps)
    const sent = { ...facts, verifiedAt: '2026-01-01T00:00:00Z', reviewAskedAt: '2026-01-01T00:00:00Z' }
    const answer = await post(url, holder.headers, sent)
    if (answer.statusCode === 201)
      expect(answer.json()).toMatchObject({ verifiedAt: null, reviewAskedAt: null })
    else expect(answer.statusCode).toBe(400)
  })

  it('is in the export of its holder, without who gave it', async () => {
    const { holder } = await marked()
    const files = unzipSync((await get('/api/auth/export', holder.headers)).rawPayload)
    const all = strFromU8(files['certifications.json'] as Uint8Array)
    expect(JSON.parse(all)).toMatchObject([{ level: 'Rescue Diver', verifiedAt: expect.any(String) }])
    expect(all).not.toContain(moderator.id)
  })
})

import { certificationLimits } from '@soundings/contract/certifications'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { certifications } from '#db/schema/certifications.ts'
import { photos } from '#db/schema/media.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'

const { app, deps } = await testApp()
const { get, post, put, del } = callsOf(app)
const url = '/api/profile/certifications'

const card = (known: object = {}) => ({
  agency: 'PADI',
  level: 'Advanced Open Water Diver',
  kind: 'core',
  depth: 30,
  issuedOn: '2024-05-01',
  number: '1804A1234',
  ...known,
})

describe('certifications', () => {
  it('are listed with the latest first, those without a date last, for their holder alone', async () => {
    const [{ headers }, other] = [await addPerson(deps), await addPerson(deps)]
    const cards = [card({ issuedOn: null }), card({ issuedOn: '2019-03-02' }), card()]
    for (const one of cards) expect((await post(url, headers, one)).statusCode).toBe(201)
    const { items } = (await get(url, headers)).json()
    expect(items.map(({ issuedOn }: { issuedOn: string }) => issuedOn)).toEqual([
      '2024-05-01',
      '2019-03-02',
      null,
    ])
    expect(items[0]).toMatchObject({ ...card(), version: 1 })
    expect((await get(url, other.headers)).json().items).toEqual([])
    expect((await put(`${url}/${items[0].id}`, other.headers, card())).statusCode).toBe(404)
    expect((await del(`${url}/${items[0].id}`, other.headers)).statusCode).toBe(200)
    expect((await get(url, headers)).json().items).toHaveLength(3)
  })

  it('are added once, however often they are sent', async () => {
    const { headers } = await addPerson(deps)
    const sent = card({ clientKey: newId() })
    const answers = await Promise.all([post(url, headers, sent), post(url, headers, sent)])
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await get(url, headers)).json().items).toHaveLength(1)
  })

  it('ask the second device, but not one that says the same once more', async () => {
    const { headers } = await addPerson(deps)
    const { id } = (await post(url, headers, card())).json()
    const change = (facts: object) => put(`${url}/${id}`, headers, facts)
    expect((await change(card({ depth: 40, version: 1 }))).json()).toMatchObject({ depth: 40, version: 2 })
    expect((await change(card({ depth: 40, version: 1 }))).json().version).toBe(2)
    const late = await change(card({ depth: 18, version: 1 }))
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-since'])
    expect((await change(card({ depth: 18, version: 2 }))).json()).toMatchObject({ depth: 18, version: 3 })
  })

  it('can be deleted, and deleted again', async () => {
    const { headers } = await addPerson(deps)
    const { id } = (await post(url, headers, card())).json()
    for (const _ of [1, 2]) expect((await del(`${url}/${id}`, headers)).json()).toEqual({ success: true })
    expect((await get(url, headers)).json().items).toEqual([])
  })

  it('are refused where they cannot be, at the field', async () => {
    const { headers } = await addPerson(deps)
    const refused: [object, string][] = [
      [{ agency: ' ' }, 'agency'],
      [{ level: '' }, 'level'],
      [{ kind: 'master' }, 'kind'],
      [{ depth: 0 }, 'depth'],
      [{ issuedOn: '2027-01-01' }, 'issuedOn'],
      [{ issuedOn: '1939-12-31' }, 'issuedOn'],
      [{ number: 'x'.repeat(61) }, 'number'],
    ]
    for (const [wrong, field] of refused) {
      const answer = await post(url, headers, card(wrong))
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, [field]])
    }
  })

  it('are limited in number', async () => {
    const { headers, id: ownerId } = await addPerson(deps)
    const row = { ownerId, agency: 'SSI', level: 'Deep Diving', kind: 'speciality' as const }
    await deps.db.insert(certifications).values(
      Array.from({ length: certificationLimits.count }, () => ({
        ...row,
        id: newId(),
        createdAt: deps.clock(),
      })),
    )
    const answer = await post(url, headers, card())
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'too-many'])
  })
})

describe('the picture of a card', () => {
  const pictureOf = async (ownerId: string, known: object = {}) =>
    (await addPhoto(deps.db, { uploaderId: ownerId, approvalStatus: 'private', ...known })).id ?? ''
  const isThere = async (id: string) =>
    (await deps.db.select().from(photos).where(eq(photos.id, id))).length > 0

  it('is its holder’s private photo, stays where a change says nothing of it, and comes back with the card', async () => {
    const { id: holder, headers } = await addPerson(deps)
    const [first, second] = [await pictureOf(holder), await pictureOf(holder)]
    const added = (await post(url, headers, { ...card(), photoId: first })).json()
    expect(added.photo).toMatchObject({
      id: first,
      state: 'ready',
      fullUrl: expect.stringContaining('/original/'),
    })
    const renamed = (await put(`${url}/${added.id}`, headers, card({ level: 'Rescue Diver' }))).json()
    expect(renamed).toMatchObject({ level: 'Rescue Diver', photo: { id: first } })
    const replaced = (await put(`${url}/${added.id}`, headers, { ...card(), photoId: second })).json()
    expect([replaced.photo.id, await isThere(first), await isThere(second)]).toEqual([second, false, true])
    expect((await get(url, headers)).json().items).toMatchObject([{ photo: { id: second } }])
    await del(`${url}/${added.id}`, headers)
    const again = await post(url, headers, { ...card(), photoId: second })
    expect(again.json().photo).toMatchObject({ id: second })
  })

  it('can be taken away', async () => {
    const { id: holder, headers } = await addPerson(deps)
    const photoId = await pictureOf(holder)
    const { id } = (await post(url, headers, { ...card(), photoId })).json()
    expect((await put(`${url}/${id}`, headers, { ...card(), photoId: null })).json().photo).toBeNull()
    expect(await isThere(photoId)).toBe(false)
  })

  it('is no public photo, nobody else’s and on one card only', async () => {
    const [{ id: holder, headers }, other] = [await addPerson(deps), await addPerson(deps)]
    const own = await pictureOf(holder)
    expect((await post(url, headers, { ...card(), photoId: own })).statusCode).toBe(201)
    for (const photoId of [
      own,
      await pictureOf(other.id),
      await pictureOf(holder, { approvalStatus: 'approved' }),
    ]) {
      const answer = await post(url, headers, { ...card(), photoId })
      expect([answer.statusCode, answer.json().issues?.[0]?.path[0]]).toEqual([400, 'photoId'])
    }
  })
})

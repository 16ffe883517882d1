import type { SiteFacts } from '@soundings/contract/sites'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { decisions } from '#db/schema/contributions.ts'
import { notifications } from '#db/schema/people.ts'
import { buildFacts, testApp } from '#src/testing/app.ts'
import { openBrowser } from '#src/testing/browser.ts'
import { notifyOfDecisionsNow } from '#src/testing/decisions.ts'
import { codeFor } from '#src/testing/mails.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'

const { app, deps } = await testApp()
const moderator = await addPerson(deps, { handle: 'anna_dives', groups: ['moderator'] })

const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { headers }: { headers: Headers },
  payload?: object,
) => {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const visitor = { headers: {} }

const facts = (known: Partial<SiteFacts> = {}) =>
  buildFacts({
    siteName: 'Ras Katy',
    country: 'Egypt',
    region: 'South Sinai',
    description: 'A wall.',
    ...known,
  })
const review = (id: string, decision: 'approve' | 'reject', reason?: string, type = 'dive_sites') =>
  send(
    'POST',
    `/api/moderator/${type}/${id}/${decision}`,
    moderator,
    decision === 'reject' ? { reason } : undefined,
  )
const newsOf = async (userId: string) => {
  await notifyOfDecisionsNow(deps)
  const received = await deps.db.select().from(notifications).where(eq(notifications.userId, userId))
  return received.map(({ message }) => message)
}

describe('a site that a member adds', () => {
  it('is rejected with a reason, mended, approved, and then everybody sees it', async () => {
    const author = await addPerson(deps)
    const { id } = await send('POST', '/api/sites', author, { ...facts(), key: newId() })
    const path = `/api/sites/${id}`
    expect(await send('GET', path, visitor)).toMatchObject({ status: 404 })

    await review(id, 'reject', 'Where is it?')
    expect(await send('GET', path, author)).toMatchObject({
      approvalStatus: 'rejected',
      rejectionReason: 'Where is it?',
    })
    expect(await newsOf(author.id)).toEqual([
      'Your site “Ras Katy” wasn’t approved. Reason: Where is it? You can edit it and submit it again.',
    ])

    const mended = { facts: facts({ description: 'A wall south of the town.' }), version: 1 }
    expect(await send('PUT', path, author, mended)).toMatchObject({ approvalStatus: 'pending', version: 2 })
    const { items } = await send('GET', '/api/moderator/pending-items', moderator)
    expect(items).toMatchObject([{ id, version: 2, description: 'A wall south of the town.' }])
    expect(await send('POST', `/api/moderator/dive_sites/${id}/approve?version=1`, moderator)).toMatchObject({
      status: 409,
      code: 'changed-since',
    })
    expect(await review(id, 'approve')).toMatchObject({ status: 200 })
    await expect.poll(async () => (await send('GET', path, visitor)).status).toBe(200)
    expect(await newsOf(author.id)).toHaveLength(2)
  })

  it('waits no more once its author took it away', async () => {
    const author = await addPerson(deps)
    const { id } = await send('POST', '/api/sites', author, { ...facts(), key: newId() })
    await send('DELETE', `/api/sites/${id}`, author)
    const late = await review(id, 'approve')
    expect(late).toMatchObject({ status: 409, code: 'already-decided' })
    expect(late.message).toContain('removed this site a moment ago')
    expect(await send('GET', `/api/moderator/dive_sites/${id}`, moderator)).toMatchObject({ status: 409 })
  })

  it('is not taken back to the list when its author mended it in the same seconds', async () => {
    const author = await addPerson(deps)
    const { id } = await send('POST', '/api/sites', author, { ...facts(), key: newId() })
    const { decisionId } = await review(id, 'reject', 'No')
    await send('PUT', `/api/sites/${id}`, author, { facts: facts({ maxDepth: 20 }), version: 1 })
    expect(await send('POST', `/api/moderator/decisions/${decisionId}/undo`, moderator)).toMatchObject({
      status: 409,
      code: 'changed-since',
    })
  })
})

describe('a change that another member proposes', () => {
  const addPublic = async () => {
    const author = await addPerson(deps)
    const { id } = await send('POST', '/api/sites', author, { ...facts(), key: newId() })
    await review(id, 'approve')
    return id as string
  }

  it('is approved, taken back and approved again', async () => {
    const id = await addPublic()
    const other = await addPerson(deps)
    const { id: proposalId, status } = await send('POST', `/api/sites/${id}/proposals`, other, {
      facts: facts({ maxDepth: 32 }),
      version: 1,
      note: 'By my computer',
    })
    expect([proposalId, status]).toEqual([expect.any(String), 'pending'])
    const { decisionId } = await review(proposalId, 'approve', undefined, 'proposals')
    const depth = async () => (await send('GET', `/api/sites/${id}`, other)).maxDepth
    await expect.poll(depth).toBe(32)
    expect(await send('POST', `/api/moderator/decisions/${decisionId}/undo`, moderator)).toMatchObject({
      item: { id: proposalId, type: 'proposals', description: 'By my computer' },
    })
    await expect.poll(depth).toBe(null)
    expect(await newsOf(other.id)).toEqual([])
    await review(proposalId, 'approve', undefined, 'proposals')
    await expect.poll(depth).toBe(32)
    expect(await newsOf(other.id)).toEqual(['Thanks! Your changes to “Ras Katy” are now on the map.'])
    const { items } = await send('GET', `/api/sites/${id}/history`, moderator)
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([
      'proposal-applied',
      'undone',
      'proposal-applied',
      'approved',
      'created',
    ])
  })

  it('waits no more once its author took it back', async () => {
    const id = await addPublic()
    const other = await addPerson(deps)
    const body = { facts: facts({ maxDepth: 32 }), version: 1 }
    const { id: proposalId } = await send('POST', `/api/sites/${id}/proposals`, other, body)
    await send('DELETE', `/api/sites/proposals/${proposalId}`, other)
    expect(await review(proposalId, 'approve', undefined, 'proposals')).toMatchObject({ status: 404 })
  })
})

it('somebody who deletes their account leaves no name in what waits, and is told nothing more', async () => {
  const password = 'Kelp-Forest 7m'
  const [browser, email] = [openBrowser(app), 'leaver@example.org']
  await browser.post('/api/auth/cognito-register', { email, password, firstName: 'Lea', lastName: 'Ver' })
  const verified = await browser.post('/api/auth/cognito-verify', {
    email,
    code: await codeFor(deps, email),
  })
  const userId = verified.json().user.id
  await browser.post('/api/auth/onboard', { fullName: 'Lea Ver', country: 'Fiji', handle: 'lea_left' })
  const add = async (siteName: string) =>
    (await browser.post('/api/sites', { ...facts({ siteName }), key: newId() })).json().id as string
  const [decided, waiting] = [await add('Decided'), await add('Waiting')]
  await review(decided, 'approve')
  await browser.post('/api/auth/delete-account', { password, contributions: 'anonymise' })

  const preview = await send('GET', `/api/moderator/dive_sites/${waiting}`, moderator)
  expect(preview).toMatchObject({ status: 200, author: null, authorHandle: null })
  expect(JSON.stringify(preview)).not.toMatch(/lea|leaver/i)
  expect(await review(waiting, 'approve')).toMatchObject({ status: 200 })
  expect(await newsOf(userId)).toEqual([])
  const rows = await deps.db.select().from(decisions).where(eq(decisions.itemId, decided))
  expect(rows).toMatchObject([{ authorId: null, outcome: 'approved' }])
})

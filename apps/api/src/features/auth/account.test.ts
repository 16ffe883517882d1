import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { users } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { sessionsService } from '#src/sessions/sessions.service.ts'
import { testApp } from '#src/testing/app.ts'
import { type Browser, openBrowser } from '#src/testing/browser.ts'
import { codeFor } from '#src/testing/mails.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { buildRow } from '#src/testing/sites.ts'
import { accountService } from './account.service.ts'

const { app, deps } = await testApp()
const password = 'Kelp-Forest 7m'
let made = 0

const signedUp = async () => {
  const [browser, email] = [openBrowser(app), `leaver${++made}@example.org`]
  await browser.post('/api/auth/cognito-register', { email, password, firstName: 'Lea', lastName: 'Ver' })
  const answer = await browser.post('/api/auth/cognito-verify', { email, code: await codeFor(deps, email) })
  await browser.post('/api/auth/onboard', { fullName: 'Lea Ver', country: 'Fiji', handle: `lea_${made}` })
  return { browser, email, id: answer.json().user.id as string }
}

const addSitesOf = async (userId: string) => {
  const rows = (['approved', 'pending'] as const).map((status) => ({
    ...buildRow({ siteName: `Reef of ${userId} ${status}` }, status),
    createdBy: userId,
  }))
  await deps.db.insert(sites).values(rows)
  return rows.map(({ id }) => id)
}

const leave = (browser: Browser, contributions: string, typed = password) =>
  browser.post('/api/auth/delete-account', { password: typed, contributions })

const everythingOf = async (id: string) => {
  const { rows } = await deps.db.execute(
    `select row_to_json(users) from users where id = '${id}'
     union all select row_to_json(sessions) from sessions where user_id = '${id}'
     union all select row_to_json(known_devices) from known_devices where user_id = '${id}'
     union all select row_to_json(user_settings) from user_settings where user_id = '${id}'
     union all select row_to_json(notifications) from notifications where user_id = '${id}'
     union all select row_to_json(notification_preferences) from notification_preferences where user_id = '${id}'
     union all select row_to_json(push_subscriptions) from push_subscriptions where user_id = '${id}'
     union all select row_to_json(presence) from presence where user_id = '${id}'
     union all select row_to_json(uploads) from uploads where by_id = '${id}'
     union all select row_to_json(favorites) from favorites where user_id = '${id}'
     union all select row_to_json(content_flags) from content_flags where reporter_id = '${id}'
     union all select row_to_json(photos) from photos where uploader_id = '${id}' or approved_by = '${id}'
     union all select row_to_json(photo_ratings) from photo_ratings where user_id = '${id}'
     union all select row_to_json(reports) from reports where author_id = '${id}' or approved_by = '${id}'
     union all select row_to_json(report_votes) from report_votes where user_id = '${id}'
     union all select row_to_json(dives) from dives where owner_id = '${id}'
     union all select row_to_json(dive_logs) from dive_logs where owner_id = '${id}'
     union all select row_to_json(equipment) from equipment where owner_id = '${id}'
     union all select row_to_json(equipment_lists) from equipment_lists where owner_id = '${id}'
     union all select row_to_json(certifications) from certifications where owner_id = '${id}'
     union all select row_to_json(dive_trips) from dive_trips where owner_id = '${id}'
     union all select row_to_json(dive_people) from dive_people where owner_id = '${id}' or member_id = '${id}'
     union all select row_to_json(dive_tags) from dive_tags where owner_id = '${id}'
     union all select row_to_json(blocks) from blocks where blocker_id = '${id}' or blocked_id = '${id}'
     union all select row_to_json(mutes) from mutes where muter_id = '${id}' or muted_id = '${id}'
     union all select row_to_json(buddies) from buddies where low_id = '${id}' or high_id = '${id}'
     union all select row_to_json(buddy_ads) from buddy_ads where user_id = '${id}'
     union all select row_to_json(conversation_people) from conversation_people where user_id = '${id}'
     union all select row_to_json(conversations) from conversations where (low_id = '${id}' or high_id = '${id}') and accepted_at is null
     union all select row_to_json(conversation_messages) from conversation_messages where sender_id = '${id}'
     union all select row_to_json(message_reports) from message_reports where sender_id = '${id}'
     union all select row_to_json(site_divers) from site_divers where user_id = '${id}'
     union all select row_to_json(standings) from standings where user_id = '${id}'
     union all select row_to_json(profiles) from profiles where user_id = '${id}'
     union all select row_to_json(former_handles) from former_handles where user_id = '${id}'
     union all select row_to_json(people_cards) from people_cards where user_id = '${id}'
     union all select row_to_json(people_words) from people_words where user_id = '${id}'
     union all select row_to_json(forum_posts) from forum_posts where author_id = '${id}'
     union all select row_to_json(forum_threads) from forum_threads where author_id = '${id}' or last_author_id = '${id}'
     union all select row_to_json(forum_revisions) from forum_revisions where by_id = '${id}'
     union all select row_to_json(forum_likes) from forum_likes where user_id = '${id}'
     union all select row_to_json(forum_mentions) from forum_mentions where user_id = '${id}'
     union all select row_to_json(forum_marks) from forum_marks where user_id = '${id}'
     union all select row_to_json(forum_floors) from forum_floors where user_id = '${id}'
     union all select row_to_json(forum_prints) from forum_prints where user_id = '${id}'
     union all select row_to_json(forum_acts) from forum_acts where by_id = '${id}'
     union all select row_to_json(events) from events where organiser_id = '${id}'
     union all select row_to_json(event_series) from event_series where organiser_id = '${id}'
     union all select row_to_json(event_people) from event_people where user_id = '${id}'
     union all select row_to_json(event_messages) from event_messages where author_id = '${id}'
     union all select row_to_json(event_finds) from event_finds where by_id = '${id}'
     union all select row_to_json(event_invites) from event_invites where user_id = '${id}' or by_id = '${id}'
     union all select row_to_json(calendar_tokens) from calendar_tokens where user_id = '${id}'
     union all select row_to_json(groups) from groups where created_by = '${id}'
     union all select row_to_json(group_people) from group_people where user_id = '${id}' or by_id = '${id}'
     union all select row_to_json(group_invites) from group_invites where by_id = '${id}'
     union all select row_to_json(group_dives) from group_dives where by_id = '${id}'
     union all select row_to_json(trips) from trips where created_by = '${id}'
     union all select row_to_json(trip_people) from trip_people where user_id = '${id}' or by_id = '${id}'
     union all select row_to_json(trip_stops) from trip_stops where by_id = '${id}'
     union all select row_to_json(trip_votes) from trip_votes where user_id = '${id}'
     union all select row_to_json(trip_changes) from trip_changes where by_id = '${id}' or thing_id = '${id}'
     union all select row_to_json(trip_here) from trip_here where user_id = '${id}'
     union all select row_to_json(trip_items) from trip_items where user_id = '${id}' or by_id = '${id}' or done_by = '${id}'
     union all select row_to_json(trip_reminders) from trip_reminders where user_id = '${id}'
     union all select row_to_json(trip_expenses) from trip_expenses where by_id = '${id}' or paid_by = '${id}'
     union all select row_to_json(trip_shares) from trip_shares where user_id = '${id}'
     union all select row_to_json(trip_links) from trip_links where by_id = '${id}'
     union all select row_to_json(drafts) from drafts where user_id = '${id}'
     union all select row_to_json(known_trip_warnings) from known_trip_warnings where user_id = '${id}'
     union all select row_to_json(person_counts) from person_counts where user_id = '${id}'
     union all select row_to_json(board_scores) from board_scores where user_id = '${id}'
     union all select row_to_json(earned) from earned where user_id = '${id}'
     union all select row_to_json(decisions) from decisions where author_id = '${id}'`,
  )
  return rows
}

describe('the export of a person’s data', () => {
  it('is a zip of JSON with everything that is kept of them, and nothing that opens the account', async () => {
    const { browser, email, id } = await signedUp()
    await addSitesOf(id)
    const other = await addPerson(deps)
    await browser.post('/api/community/messages/send', { to_user_id: other.id, message: 'Hello' })
    await browser.put('/api/settings/me', { settings: { temperature: 'F' } })
    const answer = await browser.get('/api/auth/export')
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    const files = Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ])
    const { 'README.txt': about, ...rest } = Object.fromEntries(files)
    expect(about).toContain('metres')
    const parts = Object.fromEntries(
      Object.entries(rest).map(([name, text]) => [name, JSON.parse(String(text))]),
    )
    expect(parts['account.json']).toMatchObject({ email, handle: `lea_${made}`, country: 'Fiji' })
    expect(parts['profile.json']).toMatchObject({ location: null, languages: [], formerHandles: [] })
    expect(parts['settings.json']).toMatchObject({ temperature: 'F' })
    expect(parts['sites.json']).toHaveLength(2)
    expect(parts['messages.json']).toMatchObject([{ messages: [{ from: 'me', message: 'Hello' }] }])
    expect(parts['forum.json']).toEqual({ posts: [], thanked: [], threads: [] })
    expect(parts['sessions.json']).toHaveLength(1)
    expect(Object.values(rest).join('')).not.toMatch(/argon2|hash/i)
  })

  it('holds the person’s picture and photos, and nobody else’s', async () => {
    const { browser, id } = await signedUp()
    const { blobs } = deps
    const put = async (name: string, text: string) =>
      blobs.put(name, Buffer.from(text), { size: text.length, type: 'image/jpeg' })
    const own = await addPhoto(deps.db, { uploaderId: id, width: 1920 })
    const narrow = await addPhoto(deps.db, { uploaderId: id, width: 500, approvalStatus: 'rejected' })
    const others = await addPhoto(deps.db)
    await put(`photos/${own.key}/original.jpg`, 'own')
    await put(`photos/${narrow.key}/medium.jpg`, 'narrow')
    await put(`photos/${others.key}/original.jpg`, 'others')
    const avatar = 'a'.repeat(32)
    await put(`avatars/${avatar}.jpg`, 'avatar')
    await deps.db
      .update(users)
      .set({ avatarUrl: `/api/avatars/${avatar}/picture.jpg` })
      .where(eq(users.id, id))
    const answer = await browser.get('/api/auth/export')
    const pictures = Object.entries(unzipSync(answer.rawPayload))
      .filter(([name]) => name.endsWith('.jpg'))
      .map(([name, bytes]) => [name, strFromU8(bytes)])
    expect(pictures).toEqual([
      ['avatar.jpg', 'avatar'],
      [`photos/${narrow.id}.jpg`, 'narrow'],
      [`photos/${own.id}.jpg`, 'own'],
    ])
  })

  it('leaves out the oldest pictures where all are too many, and says how many', async () => {
    const names = ['new', 'middle', 'old']
    for (const name of names)
      await deps.blobs.put(`room/${name}`, Buffer.from('12345'), { size: 5, type: 'image/jpeg' })
    const photos = {
      name: 'photos',
      read: async () => names,
      files: async () => names.map((name) => ({ name, stored: `room/${name}` })),
      leave: async () => undefined,
    }
    const sessions = sessionsService(deps)
    const { id } = await addPerson(deps)
    const account = accountService({ ...deps, sessions, parts: [photos], room: 11 })
    const person = { id, sessionId: id, handle: null, groups: [] }
    const { body } = await account.export(person)
    if (!('make' in body)) throw new Error('It is not made while it is sent')
    const files = unzipSync(await buffer(body.make()))
    expect(Object.keys(files)).toEqual([
      'account.json',
      'sessions.json',
      'photos.json',
      'new',
      'middle',
      'README.txt',
    ])
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Your oldest photo didn’t fit')
  })

  it('is nobody else’s', async () => {
    expect((await openBrowser(app).get('/api/auth/export')).statusCode).toBe(401)
  })
})

describe('deleting an account', () => {
  it('needs the password', async () => {
    const { browser } = await signedUp()
    expect((await leave(browser, 'anonymise', 'wrong')).statusCode).toBe(403)
    expect((await leave(browser, 'whatever')).statusCode).toBe(400)
    expect((await browser.get('/api/auth/profile')).statusCode).toBe(200)
  })

  it('leaves contributions without a name and nothing else of the person', async () => {
    const { browser, email, id } = await signedUp()
    const [shown = '', hidden = ''] = await addSitesOf(id)
    await browser.put('/api/profile', { location: 'Leaside', languages: ['fj'] })
    await browser.put('/api/profile/handle', { handle: `lea_new_${made}` })
    expect(JSON.stringify(await everythingOf(id))).toMatch(/Leaside.*lea_/)
    await browser.put('/api/notifications/preferences', { groups: { contributions: { mail: 'daily' } } })
    const other = await addPerson(deps)
    const request = { to_user_id: other.id, message: 'Lea asks whether you dive' }
    expect((await browser.post('/api/community/messages/send', request)).statusCode).toBe(201)
    const begun = { title: 'Lea talks', content: 'About Fiji', category: 'travel' }
    expect((await browser.post('/api/community/forum/posts', begun)).statusCode).toBe(201)
    const planned = { name: 'Lea sails', startDate: '2027-03-06', endDate: '2027-03-13', destination: 'Suva' }
    expect((await browser.post('/api/trip-planner/trips', planned)).statusCode).toBe(201)
    expect(JSON.stringify(await everythingOf(id))).toMatch(/Lea asks.*Lea talks.*Lea sails/)
    expect(JSON.stringify(await everythingOf(id))).toContain('daily')
    expect((await leave(browser, 'anonymise')).statusCode).toBe(200)
    expect((await browser.get('/api/auth/profile')).statusCode).toBe(401)
    expect((await app.inject(`/api/sites/${shown}`)).json()).toMatchObject({ createdBy: null })
    const { rows } = await deps.db.execute(
      `select created_by from sites where id in ('${shown}', '${hidden}')`,
    )
    expect(rows).toEqual([{ created_by: null }, { created_by: null }])
    const kept = JSON.stringify(await everythingOf(id))
    expect(kept).not.toMatch(/Lea|leaver|lea_|Fiji|daily/)
    const again = await openBrowser(app).post('/api/auth/cognito-login', { username: email, password })
    expect(again.statusCode).toBe(401)
  })

  it('tells the other devices of the person, and nobody else, that the account is gone', async () => {
    const { browser, email, id } = await signedUp()
    const phone = openBrowser(app)
    await phone.post('/api/auth/cognito-login', { username: email, password })
    expect((await leave(browser, 'delete')).statusCode).toBe(200)
    expect((await phone.get('/api/auth/profile')).statusCode).toBe(401)
    const kept = await everythingOf(id)
    // One session is kept, with nothing in it but what its token is known by.
    expect(kept.filter((row) => 'refresh_hash' in (row.row_to_json as object))).toMatchObject([
      { row_to_json: { user_agent: '', successor: null, previous_access_hash: null } },
    ])
    const refused = await phone.post('/api/auth/cognito-refresh', {})
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'account-deleted'])
    for (const other of [browser, phone, openBrowser(app)])
      expect((await other.post('/api/auth/cognito-refresh', {})).json().code).toBe('session-over')
  })

  it('takes contributions along when the person wants that', async () => {
    const { browser, id } = await signedUp()
    const [shown] = await addSitesOf(id)
    expect((await leave(browser, 'delete')).statusCode).toBe(200)
    expect((await app.inject(`/api/sites/${shown}`)).statusCode).toBe(404)
  })

  it('frees the address and the handle', async () => {
    const { browser, email } = await signedUp()
    const handle = `lea_${made}`
    await leave(browser, 'delete')
    expect((await browser.post('/api/auth/check-handle', { handle })).json()).toEqual({ isUnique: true })
    expect((await browser.post('/api/auth/check-email', { email })).json()).toEqual({ isUnique: true })
  })
})

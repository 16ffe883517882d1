import { describe, expect, it } from 'vitest'
import { mailFrom } from '#src/mail/mail-template.ts'
import { testApp } from '#src/testing/app.ts'

const origin = 'http://localhost:3000'
const { app, deps } = await testApp()
const closed = await testApp({ mailReaders: { people: false, tests: false } })

const send = (to: string | null, title = 'Confirm your email address', code = '482913') =>
  deps.db.transaction((tx) =>
    deps.mail.send(tx, {
      to,
      ...mailFrom(origin, {
        title,
        paragraphs: ['Here is your <code> & more.', 'Ignore it if it was not you.'],
        code,
        action: { label: 'Choose a password', path: '/reset?email=a%40b.org' },
      }),
    }),
  )

const read = async (to: string) => (await app.inject({ url: '/api/test/mail', query: { to } })).json()

describe('a test', () => {
  it('reads the mails of one address, newest last, as soon as they were asked for', async () => {
    await send('ana@example.org', 'First', '111111')
    await send('bo@example.org', 'Other', '222222')
    await send('ana@example.org', 'Second', '333333')
    const mails = await read('Ana@example.org')
    expect(mails).toMatchObject([{ subject: 'First: 111111' }, { subject: 'Second: 333333' }])
    expect(mails[0]).toMatchObject({ to: 'ana@example.org', createdAt: '2026-06-01T12:00:00.000Z' })
    expect(mails[0].text).toContain('\n111111\n')
    expect(mails[0].html).toContain('111111')
  })

  it('reads nothing of mails to nobody, nor without a whole address', async () => {
    await send(null, 'To nobody')
    expect(await read('nobody@example.org')).toEqual([])
    expect((await app.inject('/dev/outbox')).body).not.toContain('To nobody')
    for (const url of [
      '/api/test/mail',
      '/api/test/mail?to=',
      '/api/test/mail?to=ana',
      '/api/test/mail?to=a%00@b.org',
    ])
      expect((await app.inject(url)).statusCode).toBe(400)
  })
})

describe('the outbox page', () => {
  it('shows mails newest first, the code large and the link to follow, without a script', async () => {
    await send('cy@example.org', 'Oldest')
    await send('cy@example.org', 'Newest <b>')
    const { statusCode, headers, body } = await app.inject('/dev/outbox')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(body.indexOf('Newest &lt;b&gt;')).toBeLessThan(body.indexOf('Oldest'))
    expect(body).toContain('<p class="code">482913</p>')
    expect(body).toContain(`<a href="${origin}/reset?email=a%40b.org">`)
    expect(body).toContain('Here is your &lt;code&gt; &amp; more.')
    expect(body).toContain('To cy@example.org, <time datetime="2026-06-01T12:00:00.000Z">')
    expect(body).toContain('href="/dev/outbox">Reload</a>')
    expect(body).not.toMatch(/<script|http-equiv/)
  })
})

describe('a server in earnest', () => {
  it.each(['/dev/outbox', '/api/test/mail?to=ana@example.org'])('has nothing at %s', async (url) => {
    const answer = await closed.app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toBe('No results at this address')
  })
})

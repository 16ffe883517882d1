import { expect, test } from 'vitest'
import { mailFrom } from './mail-template.ts'

const origin = 'https://dive.example.org'

test('a mail says the same as text and as HTML', () => {
  const { subject, text, html } = mailFrom(origin, {
    title: 'Confirm your email address',
    paragraphs: ['Here is your code.', 'It expires in 10 minutes.'],
    code: '482913',
    action: { label: 'Open Soundings', path: '/verify?email=a%40b.org&x=1' },
  })
  expect(subject).toBe('Confirm your email address: 482913')
  expect(text).toBe(
    `Here is your code.

482913

Open Soundings:
https://dive.example.org/verify?email=a%40b.org&x=1

It expires in 10 minutes.

Soundings, https://dive.example.org
`,
  )
  expect(html).toContain('>482913</p>')
  expect(html).toContain('href="https://dive.example.org/verify?email=a%40b.org&amp;x=1"')
  expect(html).toMatch(/Here is your code\.[\s\S]*482913[\s\S]*Open Soundings<[\s\S]*expires in 10 minutes/)
})

test('nothing that people wrote becomes markup', () => {
  const { html } = mailFrom(origin, {
    title: 'Hello <script>alert(1)</script>',
    paragraphs: ['"Ana" & <b>Bo</b>'],
    action: { label: '<i>', path: '/"><img src=x>' },
  })
  expect(html).not.toMatch(/<script|<b>|<i>|<img/)
  expect(html).toContain('&quot;Ana&quot; &amp; &lt;b&gt;Bo&lt;/b&gt;')
})

test('a mail holds no six digits in a row but its code', () => {
  const { html, text } = mailFrom(origin, { title: 'Welcome', paragraphs: ['Hello.'], code: '482913' })
  expect(html.match(/\d{6}/g)).toEqual(['482913'])
  expect(text.match(/\d{6}/g)).toEqual(['482913'])
  expect(mailFrom(origin, { title: 'Welcome', paragraphs: ['Hello.'] }).html).not.toMatch(/\d{6}/)
})

test('a mail of several things leads to each, and says at its end where it is switched off', () => {
  const { html, text } = mailFrom(origin, {
    title: '2 new notifications',
    paragraphs: ['Here is what is new.'],
    items: [
      { text: 'Your site “<Reef>” was approved', path: '/sites/1' },
      { text: 'Due: Apeks', path: '/equipment' },
    ],
    footer: { text: 'You asked for it.', links: [{ label: 'Unsubscribe', path: '/off?token=a' }] },
  })
  expect(text).toBe(
    `Here is what is new.

Your site “<Reef>” was approved
https://dive.example.org/sites/1

Due: Apeks
https://dive.example.org/equipment

You asked for it.

Unsubscribe:
https://dive.example.org/off?token=a

Soundings, https://dive.example.org
`,
  )
  expect(html).toContain('&lt;Reef&gt;')
  expect(html).toMatch(
    /href="https:\/\/dive\.example\.org\/sites\/1"[\s\S]*You asked for it\.[\s\S]*off\?token=a/,
  )
})

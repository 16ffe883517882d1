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

import { expect, test } from 'vitest'
import { letter } from './letter.ts'

const origin = 'https://dive.example.org'

test('a letter says the same as text and as HTML', () => {
  const { subject, text, html } = letter(origin, {
    title: 'Confirm your email address',
    paragraphs: ['Here is your code.', 'It is good for 10 minutes.'],
    code: '482913',
    action: { label: 'Open Soundings', path: '/verify?email=a%40b.org&x=1' },
  })
  expect(subject).toBe('Confirm your email address: 482913')
  expect(text).toBe(
    `Here is your code.

482913

Open Soundings:
https://dive.example.org/verify?email=a%40b.org&x=1

It is good for 10 minutes.

Soundings, https://dive.example.org
`,
  )
  expect(html).toContain('>482913</p>')
  expect(html).toContain('href="https://dive.example.org/verify?email=a%40b.org&amp;x=1"')
  expect(html).toMatch(/Here is your code\.[\s\S]*482913[\s\S]*Open Soundings<[\s\S]*good for 10 minutes/)
})

test('nothing that people wrote becomes markup', () => {
  const { html } = letter(origin, {
    title: 'Hello <script>alert(1)</script>',
    paragraphs: ['"Ana" & <b>Bo</b>'],
    action: { label: '<i>', path: '/"><img src=x>' },
  })
  expect(html).not.toMatch(/<script|<b>|<i>|<img/)
  expect(html).toContain('&quot;Ana&quot; &amp; &lt;b&gt;Bo&lt;/b&gt;')
})

test('a letter holds no six digits in a row but its code', () => {
  const { html, text } = letter(origin, { title: 'Welcome', paragraphs: ['Hello.'], code: '482913' })
  expect(html.match(/\d{6}/g)).toEqual(['482913'])
  expect(text.match(/\d{6}/g)).toEqual(['482913'])
  expect(letter(origin, { title: 'Welcome', paragraphs: ['Hello.'] }).html).not.toMatch(/\d{6}/)
})

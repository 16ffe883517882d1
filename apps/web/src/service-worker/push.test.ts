import { expect, test } from 'vitest'
import { readMessage } from './push.ts'

const message = { id: '1', title: 'Your contributions', body: 'Approved', link: '/sites/1' }
const usual = { id: 'news', title: 'Soundings', body: 'You have a new notification.', link: '/' }

test.each([
  [JSON.stringify(message), message],
  [JSON.stringify({ ...message, more: 1 }), message],
  [JSON.stringify({ ...message, body: 3 }), { ...message, body: usual.body }],
  [JSON.stringify({ ...message, link: 'https://evil.example.org' }), { ...message, link: '/' }],
  [JSON.stringify({ ...message, link: '//evil.example.org' }), { ...message, link: '/' }],
  [JSON.stringify({ ...message, link: '/\\evil.example.org' }), { ...message, link: '/' }],
  ['null', usual],
  ['', usual],
  [undefined, usual],
])('%s is shown as a message that leads into the app', (text, shown) => {
  expect(readMessage(text)).toEqual(shown)
})

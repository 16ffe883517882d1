import { expect, test } from 'vitest'
import { groupHead } from './group-share.ts'

const group = {
  id: '0190e000-0a00-7000-8000-000000000001',
  slug: 'night-divers',
  name: 'Night <b> divers',
  description: '',
  members: 1,
  country: null,
}
const picture = { url: 'https://s.test/p.jpg', alt: 'Soundings' }
const headOf = (known: Partial<Omit<typeof group, 'country'>> & { country?: string }) =>
  groupHead('https://s.test', { ...group, ...known }, picture)

test('a group is shared by its name and the words of its description', () => {
  const head = headOf({ description: 'We dive **at night**, & slowly.' })
  expect(head).toContain('<title>Night &lt;b&gt; divers · Soundings</title>')
  expect(head).toContain('We dive at night, &amp; slowly.')
  expect(head).toContain('https://s.test/community/groups/0190e000-0a00-7000-8000-000000000001/night-divers')
  expect(head).not.toContain('<b>')
})

test('one that says nothing of itself is told by how many are in it', () => {
  expect(headOf({})).toContain('A group of divers: 1 member.')
  expect(headOf({ members: 1_200, country: 'Egypt' })).toContain('A group of divers in Egypt: 1,200 members.')
})

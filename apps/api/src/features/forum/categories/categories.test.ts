import type { ForumCategory } from '@soundings/contract/forum'
import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { forumBase, forumOf } from '#src/testing/forum.ts'
import { addPerson } from '#src/testing/people.ts'

const { app, deps } = await testApp({ newMembers: 'trusted' })
const forum = forumOf(app)
const { get, post, put, del } = callsOf(app)
const url = `${forumBase}/categories`
const admin = await addPerson(deps, { groups: ['admin'] })
const me = await addPerson(deps)
const form = {
  slug: 'cold-water',
  name: 'Cold water',
  description: 'Below ten degrees.',
  icon: 'fish',
  kind: 'talk',
  position: 5,
}
const listed = async (): Promise<ForumCategory[]> => (await get(url)).json()
const idOf = async (slug: string) => (await listed()).find((one) => one.slug === slug)?.id ?? ''

it('a new forum has eight categories, in their order', async () => {
  expect((await listed()).map(({ slug }) => slug)).toEqual([
    'questions',
    'sites',
    'travel',
    'gear',
    'training',
    'wildlife-and-photos',
    'safety-and-incidents',
    'buddies',
  ])
})

it('counts its public threads and their posts', async () => {
  const { id } = await forum.start(me, { category: 'sites' })
  for (const _ of [1, 2]) await forum.reply(admin, id)
  await forum.start(me, { category: await idOf('sites') })
  expect((await listed())[1]).toMatchObject({ slug: 'sites', topics: 2, posts: 4 })
})

it('is added, changed and removed by admins; its former addresses lead on', async () => {
  expect((await post(url, me.headers, form)).statusCode).toBe(403)
  const added = await post(url, admin.headers, form)
  expect([added.statusCode, added.json()]).toEqual([
    201,
    expect.objectContaining({ ...form, version: 1, topics: 0 }),
  ])
  const { id } = added.json()
  expect((await listed())[0]?.slug).toBe('cold-water')
  const twice = await post(url, admin.headers, form)
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'slug-taken'])

  const thread = await forum.start(me, { category: 'cold-water' })
  const change = (more: object) => put(`${url}/${id}`, admin.headers, { ...form, version: 1, ...more })
  expect((await change({ slug: 'ice' })).json()).toMatchObject({ slug: 'ice', version: 2 })
  expect((await change({})).json().code).toBe('changed-since')
  for (const category of ['ice', 'cold-water', 'COLD-WATER', id])
    expect((await get(`${forumBase}/posts?category=${category}`)).json().items).toMatchObject([
      { id: thread.id },
    ])
  expect((await change({ slug: 'questions', version: 2 })).json().code).toBe('slug-taken')

  const kept = await del(`${url}/${id}`, admin.headers)
  expect([kept.statusCode, kept.json().code]).toEqual([409, 'has-threads'])
  expect((await change({ slug: 'ice', version: 2, isArchived: true })).json().archivedAt).not.toBeNull()
  const refused = await post(`${forumBase}/posts`, me.headers, { title: 'x', content: 'x', category: 'ice' })
  expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, ['category']])
  expect(
    (await post(`${forumBase}/posts/${thread.id}/replies`, me.headers, { content: 'x' })).json().code,
  ).toBe('locked')
  expect((await forum.read(thread.id, me)).may.reply).toBe(false)
  await del(`${forumBase}/posts/${thread.id}`, me.headers)
})

it('a former address that another category takes leads there', async () => {
  const one = (await post(url, admin.headers, { ...form, slug: 'one' })).json()
  await put(`${url}/${one.id}`, admin.headers, { ...form, slug: 'two', version: 1 })
  const other = (await post(url, admin.headers, { ...form, slug: 'one' })).json()
  const thread = await forum.start(me, { category: 'one' })
  expect(thread.category.id).toBe(other.id)
  expect((await del(`${url}/${one.id}`, admin.headers)).statusCode).toBe(200)
  expect((await del(`${url}/${one.id}`, admin.headers)).statusCode).toBe(404)
})

it.each([
  ['slug', { slug: 'new' }],
  ['slug', { slug: 'search' }],
  ['slug', { slug: 'threads' }],
  ['slug', { slug: 'Cold Water' }],
  ['slug', { slug: '' }],
  ['name', { name: ' ' }],
  ['icon', { icon: 'skull' }],
  ['kind', { kind: 'secret' }],
  ['position', { position: -1 }],
])('refuses at %s: %o', async (path, more) => {
  const answer = await post(url, admin.headers, { ...form, slug: 'fine', ...more })
  expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, [path]])
})

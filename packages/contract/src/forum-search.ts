import { z } from 'zod'
import { Paging, page, text, Uuid } from './common.ts'
import { base } from './forum-addresses.ts'
import { forumLimits } from './forum-fields.ts'
import { FoundPost, ThreadLine } from './forum-shapes.ts'
import { Person } from './person.ts'
import { feature, route } from './route.ts'

export const forumSearch = feature('Finding threads, and people to name in them.', {
  search: route(`${base}/search`, {
    method: 'GET',
    access: 'public',
    summary:
      'Search threads and replies; species, places and sites are found by their other names too. `total` counts up to 1,000',
    query: Paging.extend({
      q: text(forumLimits.query).min(1),
      category: text(forumLimits.category.slug).optional(),
      author: text(40).min(1).optional(),
      site: Uuid.optional(),
      /** In the talk of a group; without it, only what belongs to none is found. */
      group: Uuid.optional(),
    }),
    reply: page(FoundPost).extend({
      /** What the words were understood as, e.g. “manta ray”. */
      understood: z.array(z.string()),
    }),
    errors: [404, 429],
  }),
  related: route(`${base}/related`, {
    method: 'GET',
    access: 'public',
    summary: 'List up to 5 threads that a title may be about',
    query: z.object({ title: text(forumLimits.title).min(1) }),
    reply: z.object({ items: z.array(ThreadLine) }),
    errors: [429],
  }),
  mentions: route('/api/community/mentions', {
    method: 'GET',
    access: 'member',
    summary: 'List up to 8 members whose username begins with some letters, to mention them',
    query: z.object({ q: text(40).min(1), thread: Uuid.optional() }),
    reply: z.object({ items: z.array(Person) }),
    errors: [429],
  }),
})

import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { addPerson } from '#src/testing/people.ts'
import { addStanding, forumOf } from '#src/testing/threads.ts'

const { app, deps } = await testApp({ isTest: false })
const { start, tryStart, tryReply, reply } = forumOf(app)

it('somebody new starts 3 threads an hour and replies 10 times; others more', async () => {
  const [one, member] = [await addPerson(deps), await addStanding(deps, 'member')]
  const regular = await addStanding(deps, 'trusted')
  const texts = ['Which torch?', 'Is the wreck deep?', 'Where to eat?']
  for (const content of texts) await start(one, { content })
  const refused = await tryStart(one, { content: 'And another?' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect(refused.json().message).toBe(
    'You’ve started many threads in a short time. Please wait 1 hour and try again.',
  )
  for (const content of [...texts, 'And another?']) await start(member, { content })
  const threads = await Promise.all(
    Array.from({ length: 11 }, (_, n) => start(n < 6 ? member : regular, { content: `${n}?` })),
  )
  for (const { id } of threads.slice(0, 10)) await reply(one, id, { content: 'Yes.' })
  expect((await tryReply(one, threads[10]?.id ?? '', { content: 'Yes.' })).statusCode).toBe(429)
})

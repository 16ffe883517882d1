import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contentFlags } from '#db/schema/contributions.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventsOf } from '#src/testing/events.ts'
import { addStanding, forumOf } from '#src/testing/threads.ts'

const { app, deps } = await testApp()
const { post } = callsOf(app)
const { create } = eventsOf(app)
const moderator = await addStanding(deps, 'trusted', { groups: ['moderator'] })
const [advertiser, reporter] = [await addStanding(deps, 'member'), await addStanding(deps, 'member')]
const words = (host: string) => ({ description: `Book at https://${host}/now` })

it('an event that was taken down as advertising makes its hosts suspect, until that is undone', async () => {
  const event = await create(advertiser, words('cheap-dives.example'))
  await post(`/api/flags/events/${event.id}`, reporter.headers, { reason: 'spam' })
  const [flag] = await deps.db.select().from(contentFlags).where(eq(contentFlags.itemId, event.id))
  const decided = await post(`/api/moderator/flags/${flag?.id}/approve`, moderator.headers)
  expect(decided.statusCode).toBe(200)
  const again = async (host = 'cheap-dives.example') =>
    (await create(await addStanding(deps, 'member'), words(host))).state
  expect([await again(), await again('club.example')]).toEqual(['held', 'open'])
  // In posts they are suspect, too.
  const { start } = forumOf(app)
  const said = await start(await addStanding(deps, 'member'), {
    content: words('cheap-dives.example').description,
  })
  expect(said.state).toBe('held')
  const undo = `/api/moderator/decisions/${decided.json().decisionId}/undo`
  expect((await post(undo, moderator.headers)).statusCode).toBe(200)
  expect(await again()).toBe('open')
})

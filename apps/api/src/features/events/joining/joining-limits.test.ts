import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { eventsOf } from '#src/testing/events.ts'
import { addStanding } from '#src/testing/threads.ts'

const { app, deps } = await testApp({ isTest: false })
const { create, join, leave, wait, stopWaiting } = eventsOf(app)
const [organiser, one, other] = [await addStanding(deps), await addStanding(deps), await addStanding(deps)]

it('somebody joins one event or waits for it 6 times a day, both together', async () => {
  const event = await create(organiser, { maxAttendees: 2 })
  for (let n = 0; n < 3; n += 1) {
    expect((await join(one, event.id)).statusCode).toBe(200)
    expect((await leave(one, event.id)).statusCode).toBe(200)
  }
  await join(other, event.id)
  for (let n = 0; n < 3; n += 1) {
    expect((await wait(one, event.id)).statusCode).toBe(200)
    // Who waits already presses in vain, and that costs nothing.
    expect((await wait(one, event.id)).json()).toMatchObject({ waiting: 1, position: 1 })
    expect((await stopWaiting(one, event.id)).statusCode).toBe(200)
  }
  const refused = await wait(one, event.id)
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'You’ve joined and left this event often today. Please wait 24 hours and try again.',
  ])
  const another = await create(organiser, { maxAttendees: 1 })
  expect((await wait(one, another.id)).statusCode).toBe(200)
})

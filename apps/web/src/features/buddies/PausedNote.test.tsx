import { buddies } from '@soundings/contract/buddies'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { PausedNote } from './PausedNote.tsx'

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  resetSession()
  useDateLanguage.setState({ language: 'en-GB' })
  network = stubNetwork()
})
const answer = (pausedUntil: string | null) =>
  network.answer(buddies.mine, {
    items: [],
    nextCursor: null,
    total: 0,
    totals: { buddies: 0, incoming: 0, outgoing: 0 },
    pausedUntil,
  })

test('whose requests are paused reads why, and until when', async () => {
  answer(new Date(Date.now() + 3_600_000).toISOString())
  renderPart(<PausedNote />)
  expect(
    await screen.findByText(/^Several people declined your buddy requests within a day.*until .*\d/),
  ).toBeDefined()
})

test('others read nothing, nor does who was paused before', async () => {
  for (const until of [null, new Date(Date.now() - 60_000).toISOString()]) {
    answer(until)
    const { container, unmount } = renderPart(<PausedNote />)
    await waitFor(() => expect(network.asked.length).toBeGreaterThan(0))
    expect(container.textContent).not.toContain('declined')
    unmount()
  }
})

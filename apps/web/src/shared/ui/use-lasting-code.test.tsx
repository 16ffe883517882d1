import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { useLastingCode } from './use-lasting-code.ts'

let isThere: boolean
let asked: number
const load = async () => {
  asked++
  if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
  return () => <p>What waits</p>
}

const Place = ({ isWanted = true }) => {
  const { Part, isMissing } = useLastingCode(load, isWanted)
  if (Part) return <Part />
  return <p>{isMissing ? 'Missing' : 'Not yet'}</p>
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  isThere = false
  asked = 0
  noteReach(false)
})
afterEach(() => {
  vi.useRealTimers()
  noteReach(true)
})

test('code that is not on the device is asked for again when the connection is back', async () => {
  renderPart(<Place />)
  await screen.findByText('Missing')
  isThere = true
  act(() => noteReach(true))
  await screen.findByText('What waits')
  expect(asked).toBe(2)
})

test('it is asked for again after a while, as nobody may hear of a connection', async () => {
  renderPart(<Place />)
  await screen.findByText('Missing')
  isThere = true
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  await screen.findByText('What waits')
})

test('nothing is asked for before it is wanted', async () => {
  renderPart(<Place isWanted={false} />)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked).toBe(0)
})

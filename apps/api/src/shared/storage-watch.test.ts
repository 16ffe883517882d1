import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { watchStorage } from './storage-watch.ts'

const start = (free?: () => Promise<number>) => {
  let now = Date.parse('2026-06-01T12:00:00Z')
  const watch = watchStorage({ clock: () => new Date(now), folder: tmpdir(), ...(free && { free }) })
  return { ...watch, pass: (milliseconds: number) => (now += milliseconds) }
}
const roomy = async () => 1e9

it('finds nothing while there is space', async () => {
  expect(await start(roomy).findProblem()).toBeUndefined()
})

it('names the disk as soon as there is hardly any space left on it, and no longer', async () => {
  let left = 1e6
  const { findProblem } = start(async () => left)
  expect(await findProblem()).toBe('disk')
  left = 1e9
  expect(await findProblem()).toBeUndefined()
})

it('remembers for a minute that something could not be written', async () => {
  const { findProblem, noteFull, pass } = start(roomy)
  noteFull()
  expect(await findProblem()).toBe('writes')
  pass(59_000)
  expect(await findProblem()).toBe('writes')
  pass(1_000)
  expect(await findProblem()).toBeUndefined()
})

it('asks the real disk, and does not worry about one that does not answer', async () => {
  const clock = () => new Date()
  for (const folder of [tmpdir(), '/nowhere/at/all'])
    expect([undefined, 'disk']).toContain(await watchStorage({ clock, folder }).findProblem())
  expect(await watchStorage({ clock, folder: '/nowhere/at/all' }).findProblem()).toBeUndefined()
})

import { expect, it } from 'vitest'
import { readStarterSites, sitesIntake, sitesService } from '#features/sites/index.ts'
import { testApp } from '#src/testing/app.ts'
import { otherConnection } from '#src/testing/database.ts'
import {
  type AskAssistant,
  type LabelledSite,
  plainSearch,
  scoreOf,
  summaryOf,
} from '../../../../../bench/src/question-scores.ts'
import { questions } from '../../../../../bench/src/questions/questions.ts'

const { app, deps, connectionString } = await testApp()
const other = await otherConnection(connectionString)
const { db, clock } = deps
await sitesIntake({ db, clock }).addMissing(await readStarterSites(), 'approved')
const { rows } = await other.query<{ id: string }>('select id from sites')
const catalogue = undefined as never
const all: LabelledSite[] = await sitesService({ db, clock, catalogue }).entries(rows.map(({ id }) => id))

let asked = 0

/** From many addresses, as one may not ask so much in a minute. */
const ask: AskAssistant = async (body) => {
  const remoteAddress = `10.0.${++asked >> 4}.1`
  const answer = await app.inject({ method: 'POST', url: '/api/ai/query', payload: body, remoteAddress })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const askPlainly = async (text: string) =>
  (await other.query<{ id: string }>(plainSearch, [text, 10])).rows.map(({ id }) => id)

const whole = { timeout: 60_000, interval: 200 }

it('answers the labelled questions as well as was promised', async () => {
  const total = async () => (await app.inject('/api/sites/facets')).json().total
  await expect.poll(total, whole).toBe(all.length)
  await deps.jobs.settled('embed-sites', 60_000)
  const embedded = async () => (await other.query('select from site_embeddings')).rowCount
  await expect.poll(embedded, whole).toBe(all.length)

  const scores = []
  for (const question of questions) scores.push(await scoreOf(question, all, ask, askPlainly))
  const summary = summaryOf(scores)
  expect(summary.strangers).toBe(0)
  expect(summary.satisfied).toBeGreaterThanOrEqual(0.97)
  expect(summary.known).toBeGreaterThanOrEqual(0.95)
  expect(summary.gain).toBeGreaterThanOrEqual(1.3 * summary.plainGain)
}, 120_000)

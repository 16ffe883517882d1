import { wreckLookOf } from '@soundings/rules/wreck-look'
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
import { type Must, satisfies } from '../../../../../bench/src/questions/question.ts'
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
  expect(summary.satisfied).toBeGreaterThanOrEqual(0.98)
  expect(summary.known).toBeGreaterThanOrEqual(0.98)
  expect(summary.gain).toBeGreaterThanOrEqual(1.3 * summary.plainGain)
}, 120_000)

it.each<[question: string, must: Must, least: number]>([
  ['Great Lakes wrecks up to 30 m', { water: ['lake'], kind: ['wreck'], maxDepth: 30 }, 3],
  ['Saudi side of the Red Sea', { country: ['Saudi Arabia'] }, 3],
  ['Caribbean reefs in Mexico', { country: ['Mexico'], box: [-88, 17.5, -86, 22] }, 2],
  // It is called a site of the next town.
  ['wrecks in Coron up to 30 m', { near: { coordinates: [120.1, 12], km: 50 }, maxDepth: 30 }, 1],
  ['advanced caves in Sardinia', { box: [8, 38.8, 9.9, 41.4], kind: ['cave'] }, 1],
])('looks where the question says: %s', async (question, must, least) => {
  const { relatedSites } = await ask({ text: question })
  const first = all.filter(({ id }) => relatedSites.includes(id))
  expect(first.length).toBeGreaterThanOrEqual(least)
  expect(first.filter((site) => !satisfies(site, must)).map(({ siteName }) => siteName)).toEqual([])
})

const lookOf = (site: LabelledSite) =>
  wreckLookOf({
    ...site,
    words: [site.description, ...site.topographicalFeatures].filter(Boolean).join('. '),
  })

it.each([
  ['ww2 aircraft wrecks above 21 m', 'aeroplane', 4],
  ['submarine wrecks', 'submarine', 2],
])('shows wrecks that look so, and none that one of them sank: %s', async (question, look, least) => {
  const { relatedSites } = await ask({ text: question })
  const first = all.filter(({ id }) => relatedSites.includes(id))
  expect(first.length).toBeGreaterThanOrEqual(least)
  expect(first.filter((site) => lookOf(site) !== look)).toEqual([])
})

it.each([
  ['Empres of Irland', 'RMS Empress of Ireland'],
  ['president coolige, santo', 'SS President Coolidge'],
  ['tell me about the doria', 'Andrea Doria'],
])('knows a ship by a misspelt or short name: %s', async (question, name) => {
  const { relatedSites } = await ask({ text: question })
  expect(all.find(({ id }) => id === relatedSites[0])?.siteName).toBe(name)
})

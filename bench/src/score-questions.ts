import { readStarterSites } from '../../apps/api/src/features/sites/index.ts'
import type { SearchReply } from '../../packages/contract/src/search.ts'
import { makeDatabase, onServer, openPostgres } from './databases.ts'
import { atLeast, exactly } from './goals.ts'
import { type LabelledSite, plainSearch, type Score, scoreOf, summaryOf } from './question-scores.ts'
import { questionKinds } from './questions/question.ts'
import { readQuestions } from './questions/question-file.ts'
import { openStreetMapQuestions, questions } from './questions/questions.ts'
import { type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { startServer } from './server.ts'
import { createVisitor } from './visitor.ts'

const goals = { satisfied: 0.98, known: 0.98, gain: 1.3 }
const shown = 15

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The sites of the server with their ids, as the labels know them. */
const labelled = async (database: string): Promise<LabelledSite[]> => {
  const known = await onServer<{ id: string; key: string }>(
    database,
    'select id, external_id as key from sites where external_id is not null',
  )
  const ids = new Map(known.map(({ id, key }) => [key, id]))
  return (await readStarterSites()).flatMap(({ facts, provenance: { externalId } }) => {
    const id = ids.get(externalId ?? '')
    return id === undefined ? [] : [{ ...facts, id }]
  })
}

/** Sites in the vectors of the database, until there is one of each. */
const untilEmbedded = async (database: string) => {
  for (;;) {
    const [row] = await onServer<{ left: number }>(
      database,
      'select (select count(*) from sites) - (select count(*) from site_embeddings) as left',
    )
    if (Number(row?.left) === 0) return
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const isMissed = ({ isIntentRight, satisfied = 1, isKnownFirst = true, isTold = true, strangers }: Score) =>
  !isIntentRight || satisfied < 1 || !isKnownFirst || !isTold || strangers.length > 0

const told = ({ question, understood, satisfied, first }: Score) => {
  const share = satisfied === undefined ? '' : ` (${percent(satisfied)})`
  const chips = understood.join(' · ') || 'nothing understood'
  return `Not all right${share}: ${question.text} → ${chips} → ${first.slice(0, 3).join('; ') || 'nothing'}`
}

/** How well the labelled questions are answered, beside plain full-text search on the same sites. */
export const measureQuestions = async (
  resources: Resources,
  { set: file }: { set?: string } = {},
): Promise<Report> => {
  const database = await makeDatabase(resources, await openPostgres(resources), 'questions')
  const server = await startServer(resources, { DATABASE_URL: database, TRUSTED_PROXIES: 'loopback' })
  await untilEmbedded(database)
  const all = await labelled(database)
  let asked = 0
  const ask = async (body: { text: string }): Promise<SearchReply> => {
    // From many addresses, as one may not ask so much in a minute.
    const visitor = createVisitor(server, 1, { 'x-forwarded-for': `10.0.${++asked >> 4}.1` })
    try {
      return JSON.parse((await visitor.ask({ route: 'ask', path: '/api/ai/query', body })).text)
    } finally {
      visitor.close()
    }
  }
  const askPlainly = async (text: string) => {
    const statement = plainSearch.replaceAll('$1', () => quoted(text)).replace('$2', '10')
    return (await onServer<{ id: string }>(database, statement)).map(({ id }) => id)
  }
  const [imported] = await onServer<{ there: boolean }>(
    database,
    "select exists (select from sites where source = 'OpenStreetMap') as there",
  )
  const own = imported?.there ? [...questions, ...openStreetMapQuestions] : questions
  const set = file === undefined ? own : await readQuestions(file)
  const scores: Score[] = []
  for (const question of set) scores.push(await scoreOf(question, all, ask, askPlainly))

  const summary = summaryOf(scores)
  const missed = scores.filter(isMissed)
  const rows = questionKinds.map((kind) => {
    const some = scores.filter(({ question }) => question.kind === kind)
    const { asked, intents, satisfied, gain, plainGain } = summaryOf(some)
    const cell = (value: number, text: (value: number) => string) => (Number.isNaN(value) ? '' : text(value))
    return [
      kind,
      whole(asked),
      percent(intents),
      cell(satisfied, percent),
      cell(gain, ratio),
      cell(plainGain, ratio),
    ]
  })
  const gain = summary.gain / summary.plainGain
  return {
    title: `The ${whole(summary.asked)} labelled questions over ${whole(all.length)} starter sites`,
    head: ['', 'asked', 'intent right', 'top 10 right', 'nDCG@10', 'plain nDCG@10'],
    rows,
    notes: [
      `nDCG@10 ${ratio(summary.gain)} against ${ratio(summary.plainGain)} of plain full text.`,
      `What is not matched is said in ${percent(summary.told)} of the impossible ones.`,
      ...missed.slice(0, file === undefined ? shown : Number.POSITIVE_INFINITY).map(told),
    ],
    goals: [
      atLeast(goals.satisfied, 'constraints satisfied in the top 10', summary.satisfied, percent),
      atLeast(goals.known, 'known sites first', summary.known, percent),
      ...(Number.isNaN(gain) ? [] : [atLeast(goals.gain, 'nDCG@10 against plain full text', gain)]),
      exactly(0, 'answers that name a site which was not found', summary.strangers),
    ],
  }
}

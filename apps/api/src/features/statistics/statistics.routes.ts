import { statistics } from '@soundings/contract/statistics'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { clientNetwork } from '#http/client-network.ts'
import type { ReplyCache } from '#http/reply-cache.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { DailyViews } from '#shared/daily-views.ts'
import type { Activity } from './activity/activity.service.ts'
import { csvOf, maxLines, type Table } from './csv.ts'
import type { Reading } from './reading/reading.service.ts'
import {
  categoryTable,
  destinationTable,
  growthTable,
  regionTable,
  seasonTable,
  seenTable,
} from './tables.ts'

type Needs = { reading: Reading; activity: Activity; views: DailyViews; cache: ReplyCache }
type Asked = { format: 'json' | 'csv'; cursor?: string | undefined; limit: number }

/** A file in place of the answer. */
const sendCsv = (reply: FastifyReply, name: string, csv: string): void => {
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="soundings-${name}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(csv)
}

/** A chart as it is shown, or all of it as a table. */
const chart = async <Row, Answer extends { items: Row[] }, Query extends Asked>(
  query: Query,
  reply: FastifyReply,
  { name, table, read }: { name: string; table: Table<Row>; read: (query: Query) => Promise<Answer> },
): Promise<Answer> => {
  if (query.format === 'json') return read(query)
  const whole = await read({ ...query, cursor: undefined, limit: maxLines })
  sendCsv(reply, name, csvOf(table, whole.items))
  return whole
}

export const statisticsRoutes = (
  app: FastifyInstance,
  { clock }: Pick<Dependencies, 'clock'>,
  { reading, activity, views, cache }: Needs,
): void =>
  serveAll(
    app,
    statistics,
    {
      global: () => reading.global(),
      popularSites: ({ query }) => reading.popularSites(query),
      recentActivity: ({ query }) => activity.list(query),
      insights: () => reading.insights(),
      topRegions: ({ query }, _request, reply) =>
        chart(query, reply, { name: 'regions', table: regionTable, read: reading.regions }),
      equipment: () => reading.equipment(),
      destinations: ({ query }, _request, reply) =>
        chart(query, reply, { name: 'destinations', table: destinationTable, read: reading.destinations }),
      categories: ({ query }, _request, reply) =>
        chart(query, reply, { name: 'categories', table: categoryTable, read: reading.categories }),
      seasons: async ({ query }, _request, reply) => {
        const answer = await reading.seasons(query.region)
        if (query.format === 'csv') sendCsv(reply, 'seasons', csvOf(seasonTable, answer.months))
        return answer
      },
      species: ({ query }, _request, reply) =>
        chart(query, reply, { name: 'species', table: seenTable, read: reading.seen }),
      growth: ({ query }, _request, reply) =>
        chart(query, reply, { name: 'growth', table: growthTable, read: reading.growth }),
      view: ({ params }, request) => {
        views.count(params.siteId, request.person?.id ?? clientNetwork(request.ip))
        return { success: true as const }
      },
    },
    {
      cache,
      cached: [
        'global',
        'popularSites',
        'recentActivity',
        'insights',
        'topRegions',
        'equipment',
        'destinations',
        'categories',
        'seasons',
        'species',
        'growth',
      ],
      // Growth ends with this month, and what is seen now is of it.
      season: () => clock().toISOString().slice(0, 7),
    },
  )

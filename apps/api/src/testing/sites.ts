import type { ApprovalStatus, SiteFacts } from '@soundings/contract/sites'
import { searchTexts } from '@soundings/rules/sites'
import { slugOf } from '@soundings/rules/text'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import { buildFacts } from './app.ts'

const at = new Date('2026-05-01T08:00:00Z')

/** A statement has a limited number of parameters. */
const maxAtOnce = 1_000

/** A row of the table of sites, with everything that the database demands. */
export const buildRow = (
  facts: Partial<SiteFacts> = {},
  approvalStatus: ApprovalStatus = 'approved',
): typeof sites.$inferInsert => {
  const { coordinates, depthRange, ...whole } = buildFacts(facts)
  return {
    ...whole,
    id: uuidv7(),
    slug: slugOf(whole.siteName),
    lng: coordinates[0],
    lat: coordinates[1],
    depthFrom: depthRange?.min ?? null,
    depthTo: depthRange?.max ?? null,
    source: 'test',
    approvalStatus,
    ...searchTexts({ ...whole, coordinates, depthRange }),
    createdAt: at,
    lastUpdated: at,
  }
}

/** Puts sites into the database and answers their ids in the same order. */
export const addSites = async (
  db: Db,
  facts: Partial<SiteFacts>[],
  status: ApprovalStatus = 'approved',
): Promise<string[]> => {
  const rows = facts.map((each) => buildRow(each, status))
  for (let at = 0; at < rows.length; at += maxAtOnce) {
    await db.insert(sites).values(rows.slice(at, at + maxAtOnce))
  }
  return rows.map(({ id }) => id)
}

/** Puts one site into the database and answers its id. */
export const addSite = async (
  db: Db,
  facts: Partial<SiteFacts> = {},
  status: ApprovalStatus = 'approved',
): Promise<string> => {
  const row = buildRow(facts, status)
  await db.insert(sites).values(row)
  return row.id
}

import type { ChangedFacts, ChangeKind, FieldChanges } from '@soundings/contract/site-editing'
import { type Site, SiteFacts } from '@soundings/contract/sites'
import { changedFields, tidyFacts } from '@soundings/rules/site-editing'
import { searchTexts } from '@soundings/rules/sites'
import { slugOf } from '@soundings/rules/text'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import { factColumns, toSite } from '../sites-rows.repo.ts'
import { insertChange, lockSiteRow, type SiteColumns, writeSite } from './changes.repo.ts'

/** What is to become of a site. */
export type Change = {
  siteId: string
  /** The version that the change was made for; without it, whichever is there. */
  version?: number | undefined
  facts?: SiteFacts
  /** Columns that are no facts. */
  columns?: SiteColumns
  kind: ChangeKind
  /** Who does it; null for a command of the machine's owner. */
  by: string | null
  at: Date
  note?: string | null | undefined
  /** What else it takes to undo it. */
  details?: Record<string, unknown>
}

/** A site after and before the change, and in which fields they differ. */
export type Changed = { site: Site; before: Site; changeId: string; fields: FieldChanges }

/** The facts of a site, and nothing else of it. */
export const factsOf = (site: SiteFacts): SiteFacts =>
  Object.fromEntries(
    Object.keys(SiteFacts.shape).map((name) => [name, site[name as keyof SiteFacts]]),
  ) as SiteFacts

/** The facts of a site with those that somebody typed; what they left out stays as it is. */
export const factsWith = (site: SiteFacts, typed: ChangedFacts): SiteFacts =>
  tidyFacts({ ...factsOf(site), ...typed } as SiteFacts)

/**
 * Changes a site and writes down who did it, in the caller's transaction: the only way in which people change one.
 * Undefined when there is no such site, or `version` is not the newest.
 */
export const changeSite = async (tx: Db, change: Change): Promise<Changed | undefined> => {
  const { siteId, facts, columns = {}, kind, by, at, details = {} } = change
  const row = await lockSiteRow(tx, siteId)
  if (!row || (change.version !== undefined && change.version !== row.version)) return undefined
  const before = toSite(row)
  const fields = facts ? changedFields(factsOf(before), facts) : {}
  const isOther = Object.keys(fields).length > 0
  const written = await writeSite(tx, siteId, {
    ...(facts && isOther && { ...factColumns(facts), ...searchTexts(facts), slug: slugOf(facts.siteName) }),
    ...columns,
    version: row.version + Number(isOther),
    lastUpdated: at,
  })
  const changeId = newId()
  await insertChange(tx, {
    id: changeId,
    siteId,
    version: written.version,
    at,
    actorId: by,
    kind,
    fields,
    note: change.note || null,
    details,
  })
  return { site: toSite(written), before, changeId, fields }
}

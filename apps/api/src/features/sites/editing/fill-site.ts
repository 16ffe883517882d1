import { factNames } from '@soundings/contract/site-editing'
import type { SiteFacts } from '@soundings/contract/sites'
import { contradictions } from '@soundings/rules/sites'
import type { Db } from '#db/client.ts'
import { toSite } from '../sites-rows.repo.ts'
import { type Change, changeSite, factsOf } from './change-site.ts'
import { lockSiteRow } from './changes.repo.ts'

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

type Filling = Pick<Change, 'siteId' | 'by' | 'at' | 'note' | 'details'> & { facts: SiteFacts }

/**
 * Gives a site what is unknown of it, and leaves the rest alone. Answers the id of the change, null where nothing was to
 * be filled, and undefined where the site is gone or would contradict itself.
 */
export const fillSite = async (
  tx: Db,
  { facts: given, ...change }: Filling,
): Promise<string | null | undefined> => {
  const row = await lockSiteRow(tx, change.siteId)
  if (!row || row.approvalStatus === 'removed') return undefined
  const here = factsOf(toSite(row))
  const filled = Object.fromEntries(
    factNames.map((name) => [name, isEmpty(here[name]) ? given[name] : here[name]]),
  ) as SiteFacts
  if (!factNames.some((name) => isEmpty(here[name]) && !isEmpty(given[name]))) return null
  if (contradictions(filled).length > 0) return undefined
  return (await changeSite(tx, { ...change, facts: filled, kind: 'edited' }))?.changeId
}

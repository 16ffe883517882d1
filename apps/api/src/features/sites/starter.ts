import { readdir, readFile } from 'node:fs/promises'
import { emptyByDefault } from '@soundings/contract/common'
import { type Site, SiteFacts } from '@soundings/contract/sites'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Arrival } from './sites-intake.service.ts'
import { findKnown } from './sites-known.repo.ts'

const folder = new URL('../../../starter/', import.meta.url)

/** What is left out of an entry is empty. */
const Entry = z
  .object(emptyByDefault(SiteFacts.shape))
  .extend({ key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/) })

/** Where the starter sites come from and what may be done with them. */
export const starterSource = { source: 'soundings', licence: 'CC-BY-4.0', sourceUrl: null } as const

/** The sites that a new server begins with, from the files in `apps/api/starter`. */
export const readStarterSites = async (): Promise<Arrival[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const files = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  return files
    .flatMap((file) => z.array(Entry).parse(JSON.parse(file)))
    .map(({ key, ...facts }) => ({ facts, provenance: { ...starterSource, externalId: key } }))
}

/** The starter sites that are here and public; `name` is what a site is called in those files. */
export const findStarterSites = async (db: Db): Promise<(Site & { name: string })[]> => {
  const names = (await readStarterSites()).map(({ provenance }) => provenance.externalId)
  const here = await findKnown(db, starterSource.source, names)
  return [...here]
    .filter(([, { approvalStatus }]) => approvalStatus === 'approved')
    .map(([name, site]) => ({ ...site, name }))
}

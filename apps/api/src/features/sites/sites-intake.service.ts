import type { ApprovalStatus, Provenance, Site, SiteFacts } from '@soundings/contract/sites'
import { duplicateDistance, searchTexts } from '@soundings/rules/sites'
import { slugOf } from '@soundings/rules/text'
import { v7 as uuidv7 } from 'uuid'
import type { World } from '#src/world.ts'
import { isChanged } from './changed-facts.ts'
import { type Original, originalOf, placeBook } from './near-duplicates.ts'
import { findKnown, findNeighbours } from './sites-known.repo.ts'
import {
  countSites,
  findBySource,
  insertSites,
  type NewSite,
  tryIntakeLock,
  updateFacts,
} from './sites-writing.repo.ts'

/** A site from elsewhere, with the id it has there. */
export type Arrival = { facts: SiteFacts; provenance: Provenance & { externalId: string } }

/** What became of an arrival: `id` is the site it is now, or `original` the one it seems to repeat. */
export type Intake =
  | { outcome: 'created' | 'updated' | 'unchanged'; id: string }
  | { outcome: 'near-duplicate'; original: Original }

export type IntakeOptions = { status: ApprovalStatus; keepDuplicates: boolean }

/** Puts sites of other sources into the database; what is already here is known by its source and id there. */
export const sitesIntake = ({ db, clock }: Pick<World, 'db' | 'clock'>) => {
  const toRow = ({ facts, provenance }: Arrival, id: string, approvalStatus: ApprovalStatus): NewSite => ({
    id,
    slug: slugOf(facts.siteName),
    facts,
    provenance,
    approvalStatus,
    searchTexts: searchTexts(facts),
    at: clock(),
  })

  const findAllKnown = async (arrivals: Arrival[]): Promise<Map<Arrival, Site>> => {
    const known = new Map<Arrival, Site>()
    for (const [source, group] of Map.groupBy(arrivals, ({ provenance }) => provenance.source)) {
      const found = await findKnown(
        db,
        source,
        group.map(({ provenance }) => provenance.externalId),
      )
      for (const arrival of group) {
        const site = found.get(arrival.provenance.externalId)
        if (site) known.set(arrival, site)
      }
    }
    return known
  }

  const refresh = async (site: Site, { facts, provenance }: Arrival): Promise<Intake> => {
    if (!isChanged(site, facts, provenance)) return { outcome: 'unchanged', id: site.id }
    await updateFacts(db, { id: site.id, facts, provenance, searchTexts: searchTexts(facts), at: clock() })
    return { outcome: 'updated', id: site.id }
  }

  /** Creates those that repeat neither a site that is here nor an earlier one among them. */
  const admit = async (arrivals: Arrival[], { status, keepDuplicates }: IntakeOptions) => {
    const points = keepDuplicates ? [] : arrivals.map(({ facts }) => facts.coordinates)
    const neighbours = Map.groupBy(await findNeighbours(db, points, duplicateDistance), ({ at }) => at)
    const admitted = placeBook()
    const rows: NewSite[] = []
    const outcomes = arrivals.map((arrival, at): Intake => {
      const { siteName, coordinates } = arrival.facts
      const candidates = [...(neighbours.get(at) ?? []), ...admitted.near(coordinates)]
      const original = keepDuplicates ? undefined : originalOf({ siteName, coordinates }, candidates)
      if (original) return { outcome: 'near-duplicate', original }
      const id = uuidv7()
      if (!keepDuplicates) admitted.add({ id, siteName, coordinates })
      rows.push(toRow(arrival, id, status))
      return { outcome: 'created', id }
    })
    await insertSites(db, rows)
    return new Map(arrivals.map((arrival, at) => [arrival, outcomes[at]]))
  }

  return {
    count: (): Promise<number> => countSites(db),

    /** Adds those that are not here yet and leaves the others as they are. Answers how many were added. */
    addMissing: async (arrivals: Arrival[], status: ApprovalStatus): Promise<number> => {
      const source = arrivals[0]?.provenance.source
      if (source === undefined) return 0
      const ids = arrivals.map(({ provenance }) => provenance.externalId)
      const known = await findBySource(db, source, ids)
      const missing = arrivals.filter(({ provenance }) => !known.has(provenance.externalId))
      await insertSites(
        db,
        missing.map((arrival) => toRow(arrival, uuidv7(), status)),
      )
      return missing.length
    },

    /** Keeps other intakes out until the transaction ends; false when one is under way. */
    lock: (): Promise<boolean> => tryIntakeLock(db),

    /**
     * Takes in a batch of some hundred sites with different ids: new ones are created, known ones get the facts that
     * changed and stay as they are otherwise. Answers what became of each, in their order.
     */
    take: async (arrivals: Arrival[], options: IntakeOptions): Promise<Intake[]> => {
      const known = await findAllKnown(arrivals)
      const outcomes = new Map<Arrival, Intake | undefined>()
      for (const [arrival, site] of known) outcomes.set(arrival, await refresh(site, arrival))
      const admitted = await admit(
        arrivals.filter((arrival) => !known.has(arrival)),
        options,
      )
      return arrivals.flatMap((arrival) => outcomes.get(arrival) ?? admitted.get(arrival) ?? [])
    },
  }
}

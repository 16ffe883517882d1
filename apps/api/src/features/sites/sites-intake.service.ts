import type { ApprovalStatus, Provenance, Site, SiteFacts } from '@soundings/contract/sites'
import { distanceKm } from '@soundings/rules/geo'
import { duplicateDistance } from '@soundings/rules/near-duplicates'
import { changedFields } from '@soundings/rules/site-editing'
import { searchTexts } from '@soundings/rules/sites'
import { slugOf } from '@soundings/rules/text'
import { v7 as uuidv7 } from 'uuid'
import type { Dependencies } from '#ports/dependencies.ts'
import { pauses } from '#shared/pauses.ts'
import { isChanged, keepEdited } from './changed-facts.ts'
import { factsOf } from './editing/change-site.ts'
import { insertChange, insertChanges, type Recorded } from './editing/changes.repo.ts'
import { takeMergeLock } from './editing/merging.repo.ts'
import { type Original, originalOf, type PlaceBook, placeBook } from './near-duplicates.ts'
import { findEditedFields, findKnown, findNeighbours } from './sites-known.repo.ts'
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

/** Who creates them, as the history of each tells it. */
export type IntakeAuthor = {
  id: string
  noteOf: (from: Provenance) => string
  details: Record<string, unknown>
}

export type IntakeOptions = { status: ApprovalStatus; keepDuplicates: boolean; by?: IntakeAuthor }

type Imported = Pick<Recorded, 'siteId' | 'version' | 'at' | 'fields'> & Pick<Arrival, 'provenance'>

/** A change that a source made, in the history of the site; `importedFrom` tells it from those that people make. */
const importedChange = ({ provenance: { source }, ...change }: Imported) => ({
  id: uuidv7(),
  ...change,
  actorId: null,
  kind: 'edited' as const,
  note: `Imported from ${source}`,
  details: { importedFrom: source },
})

const createdChange = ({ id, at, provenance }: NewSite, by: IntakeAuthor) => ({
  id: uuidv7(),
  siteId: id,
  version: 1,
  at,
  actorId: by.id,
  kind: 'created' as const,
  note: by.noteOf(provenance),
  details: by.details,
})

/** Puts sites of other sources into the database; what is already here is known by its source and id there. */
export const sitesIntake = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
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

  /** Takes over what is new at the source. Undefined when somebody changed the site in this moment. */
  const tryRefresh = async (
    site: Site,
    arrival: Arrival,
    edited: readonly string[],
  ): Promise<Intake | undefined> => {
    const { provenance } = arrival
    const facts = keepEdited(site, arrival.facts, edited)
    if (!isChanged(site, facts, provenance)) return { outcome: 'unchanged', id: site.id }
    const { id, version } = site
    const at = clock()
    const fields = changedFields(factsOf(site), facts)
    const isOther = Object.keys(fields).length > 0
    const next = version + Number(isOther)
    const texts = searchTexts(facts)
    const isDone = await updateFacts(db, { id, version, next, facts, provenance, searchTexts: texts, at })
    if (!isDone) return undefined
    if (isOther) await insertChange(db, importedChange({ siteId: id, version: next, at, fields, provenance }))
    return { outcome: 'updated', id }
  }

  const refresh = async (site: Site, arrival: Arrival, edited: readonly string[]): Promise<Intake> => {
    const done = await tryRefresh(site, arrival, edited)
    if (done) return done
    const { source, externalId } = arrival.provenance
    const again = (await findKnown(db, source, [externalId])).get(externalId)
    const since = await findEditedFields(db, [site.id])
    const retried = again && (await tryRefresh(again, arrival, since.get(site.id) ?? []))
    // Who changes it twice in this moment is left alone; the next import will see.
    return retried ?? { outcome: 'unchanged', id: site.id }
  }

  /** The site that each seems to repeat: one that is here, or an earlier one, which the book remembers by its id. */
  const findOriginals = async (arrivals: { id: string; facts: SiteFacts }[], book: PlaceBook) => {
    const points = arrivals.map(({ facts }) => facts.coordinates)
    const neighbours = Map.groupBy(await findNeighbours(db, points, duplicateDistance), ({ at }) => at)
    const pause = pauses()
    const originals: (Original | undefined)[] = []
    for (const [at, { id, facts }] of arrivals.entries()) {
      const { siteName, aliases, coordinates } = facts
      const named = { siteName, aliases, coordinates }
      const original = originalOf(named, [...(neighbours.get(at) ?? []), ...book.near(coordinates)])
      if (!original) book.add({ id, ...named })
      originals.push(original)
      await pause()
    }
    return originals
  }

  /** Creates those that repeat neither a site that is here nor an earlier one among them. */
  const admit = async (arrivals: Arrival[], { status, keepDuplicates, by }: IntakeOptions) => {
    const newcomers = arrivals.map(({ facts }) => ({ id: uuidv7(), facts }))
    const originals = keepDuplicates ? [] : await findOriginals(newcomers, placeBook())
    const rows: NewSite[] = []
    const outcomes = arrivals.map((arrival, at): Intake => {
      const original = originals[at]
      if (original) return { outcome: 'near-duplicate', original }
      const id = newcomers[at]?.id ?? uuidv7()
      rows.push(toRow(arrival, id, status))
      return { outcome: 'created', id }
    })
    await insertSites(db, rows)
    if (by)
      await insertChanges(
        db,
        rows.map((row) => createdChange(row, by)),
      )
    return new Map(arrivals.map((arrival, at) => [arrival, outcomes[at]]))
  }

  const known = async (arrivals: Arrival[]): Promise<(Original | undefined)[]> => {
    const found = await findAllKnown(arrivals)
    return arrivals.map((arrival) => {
      const site = found.get(arrival)
      if (!site) return undefined
      const metres = Math.round(distanceKm(site.coordinates, arrival.facts.coordinates) * 1_000)
      return { id: site.id, siteName: site.siteName, metres }
    })
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

    /** Keeps other intakes and merges out until the transaction ends; false when one is under way. */
    lock: async (): Promise<boolean> => {
      if (!(await tryIntakeLock(db))) return false
      // A merge holds several sites at once, and so does this: either would wait for the other for ever.
      await takeMergeLock(db)
      return true
    },

    /** Which of these are here already, by their id at the source, in their order. */
    known,

    /**
     * Looks which sites a batch would repeat, in their order, and writes nothing: sites that are here, by their id at the
     * source or by name and place, and earlier ones of the same book, by the ids that they are given here.
     */
    look: async (
      arrivals: (Arrival & { id: string })[],
      book: PlaceBook,
    ): Promise<(Original | undefined)[]> => {
      const here = await known(arrivals)
      const originals = await findOriginals(arrivals, book)
      return here.map((site, at) => site ?? originals[at])
    },

    /**
     * Takes in a batch of some hundred sites with different ids: new ones are created, known ones get the facts that
     * changed at their source, but for those that people have changed here. Answers what became of each, in their order.
     */
    take: async (arrivals: Arrival[], options: IntakeOptions): Promise<Intake[]> => {
      const known = await findAllKnown(arrivals)
      const outcomes = new Map<Arrival, Intake | undefined>()
      const edited = await findEditedFields(
        db,
        [...known.values()].map(({ id }) => id),
      )
      const inOrder = [...known].sort(([, one], [, other]) => (one.id < other.id ? -1 : 1))
      for (const [arrival, site] of inOrder)
        outcomes.set(arrival, await refresh(site, arrival, edited.get(site.id) ?? []))
      const admitted = await admit(
        arrivals.filter((arrival) => !known.has(arrival)),
        options,
      )
      return arrivals.flatMap((arrival) => outcomes.get(arrival) ?? admitted.get(arrival) ?? [])
    },
  }
}

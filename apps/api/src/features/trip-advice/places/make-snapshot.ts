import type { Db } from '#db/client.ts'
import { readCatalogueState } from '#features/sites/index.ts'
import { type Pause, pauses } from '#shared/pauses.ts'
import { type AdvicePlace, type Draft, type Leaf, placeOf } from './advice-place.ts'
import { type AdviceSite, siteReader } from './advice-site.ts'
import { readAdviceSites, readSiteKeys, readTallies } from './advice-sites.repo.ts'
import { emptyTally, tallyOf } from './tally.ts'

/** All places with public sites at one moment. */
export type AdviceSnapshot = {
  state: string
  sites: ReadonlyMap<string, AdviceSite>
  leaves: ReadonlyMap<string, Leaf>
  /** By their paths. */
  places: ReadonlyMap<string, AdvicePlace>
}

/** The sites whose reports changed since the last snapshot; `all` where nobody knows which. */
export type News = { all: boolean; siteIds: ReadonlySet<string> }

/** So many sites are read in one go; between them, requests are answered. */
const batchSize = 1_000

function* batchesOf<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Generator<Item[]> {
  let [batch, size]: [Item[], number] = [[], 0]
  for (const item of items) {
    batch.push(item)
    size += sizeOf(item)
    if (size < batchSize) continue
    yield batch
    ;[batch, size] = [[], 0]
  }
  if (batch.length > 0) yield batch
}

/** The public sites as they are; those that did not change are taken over. */
const renewSites = async (db: Db, last: AdviceSnapshot | undefined, pause: Pause) => {
  const keys = await readSiteKeys(db)
  const sites = new Map<string, AdviceSite>()
  const unknown: string[] = []
  for (const { id, revision } of keys) {
    const known = last?.sites.get(id)
    if (known?.revision === revision) sites.set(id, known)
    else unknown.push(id)
  }
  const read = siteReader()
  for (const ids of batchesOf(unknown, () => 1))
    for (const row of await readAdviceSites(db, ids)) {
      sites.set(row.id, read(row))
      await pause()
    }
  return sites
}

/** The leaves in which anything is other than before: sites came, changed or went, or their reports did. */
const changedLeaves = (
  last: AdviceSnapshot | undefined,
  sites: ReadonlyMap<string, AdviceSite>,
  { all, siteIds }: News,
): Set<string> => {
  const changed = new Set<string>()
  for (const [id, site] of sites) {
    const before = last?.sites.get(id)
    if (before === site && !all && !siteIds.has(id)) continue
    changed.add(site.leaf)
    if (before) changed.add(before.leaf)
  }
  for (const [id, before] of last?.sites ?? []) if (!sites.has(id)) changed.add(before.leaf)
  return changed
}

const leavesOf = (
  last: AdviceSnapshot | undefined,
  sites: ReadonlyMap<string, AdviceSite>,
  changed: ReadonlySet<string>,
): Map<string, Leaf> => {
  const leaves = new Map<string, Leaf>()
  for (const [key, leaf] of last?.leaves ?? []) if (!changed.has(key)) leaves.set(key, leaf)
  for (const site of sites.values()) {
    if (!changed.has(site.leaf)) continue
    const known = leaves.get(site.leaf)
    if (known) known.sites.push(site)
    else leaves.set(site.leaf, { key: site.leaf, path: site.path, sites: [site], tally: emptyTally })
  }
  return leaves
}

const renewTallies = async (
  db: Db,
  leaves: ReadonlyMap<string, Leaf>,
  changed: ReadonlySet<string>,
  pause: Pause,
) => {
  const these = [...changed].flatMap((key) => leaves.get(key) ?? [])
  for (const batch of batchesOf(these, ({ sites }) => sites.length)) {
    const groups = batch.map(({ key, sites }) => ({ key, siteIds: sites.map(({ id }) => id) }))
    const tallies = await readTallies(db, groups)
    for (const leaf of batch) leaf.tally = tallyOf(tallies.get(leaf.key) ?? [])
    await pause()
  }
}

const draftsOf = (leaves: Iterable<Leaf>): Map<string, Draft> => {
  const drafts = new Map<string, Draft>()
  for (const leaf of leaves)
    for (const [at, step] of leaf.path.entries()) {
      const known = drafts.get(step.path)
      const draft = known ?? { step, above: leaf.path.slice(0, at), leaves: [], children: new Set<string>() }
      if (!known) drafts.set(step.path, draft)
      draft.leaves.push(leaf)
      const child = leaf.path[at + 1]
      if (child) draft.children.add(child.path)
    }
  return drafts
}

/** Makes the places anew: what no change touched is taken over from the last snapshot. */
export const makeAdvice = async (
  db: Db,
  last: AdviceSnapshot | undefined,
  news: News,
  signal: AbortSignal,
): Promise<AdviceSnapshot> => {
  const pause = pauses(signal)
  const state = await readCatalogueState(db)
  const sites = await renewSites(db, last, pause)
  const changed = changedLeaves(last, sites, news)
  const leaves = leavesOf(last, sites, changed)
  await renewTallies(db, leaves, changed, pause)
  const touched = new Set<string>()
  for (const key of changed)
    for (const leaf of [leaves.get(key), last?.leaves.get(key)])
      for (const { path } of leaf?.path ?? []) touched.add(path)
  const places = new Map<string, AdvicePlace>()
  for (const [path, draft] of draftsOf(leaves.values())) {
    const known = touched.has(path) ? undefined : last?.places.get(path)
    places.set(path, known ?? (await placeOf(draft, pause)))
    await pause()
  }
  return { state, sites, leaves, places }
}

import { digestService } from '#features/reports/index.ts'
import type { Catalogue, Places, sitesService } from '#features/sites/index.ts'
import type { World } from '#src/world.ts'
import { answeringService } from './answering/answering.service.ts'
import { backfillService } from './embedding/backfill.service.ts'
import { embedChangedSites } from './embedding/embed-sites.ts'
import { openVectors } from './embedding/vectors.service.ts'
import { findingService } from './finding/finding.service.ts'
import { searchService } from './search.service.ts'

type Doors = { catalogue: Catalogue; places: Places; sites: ReturnType<typeof sitesService> }

/** Everything of the assistant that lives as long as the server: the vectors in memory, and the jobs that make them. */
export const openSearch = (
  world: Pick<World, 'db' | 'clock' | 'changes' | 'jobs' | 'log' | 'embedder' | 'languageModel'>,
  doors: Doors,
) => {
  const { embedder } = world
  const vectors = openVectors(world, embedder)
  const embedding = embedChangedSites(world, embedder)
  const digests = digestService(world)
  return {
    search: searchService(
      findingService(world, { ...doors, digests, vectors }),
      answeringService({ ...world, model: world.languageModel }),
    ),
    backfill: backfillService(world, embedder),
    close: async (): Promise<void> => {
      embedding.close()
      await vectors.close()
    },
  }
}

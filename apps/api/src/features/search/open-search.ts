import { digestService } from '#features/reports/index.ts'
import type { Catalogue, Places, sitesService } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { answeringService } from './answering/answering.service.ts'
import { backfillService } from './embedding/backfill.service.ts'
import { embedChangedSites } from './embedding/embed-sites.ts'
import { openVectors } from './embedding/vectors.service.ts'
import { findingService } from './finding/finding.service.ts'
import { type Cite, searchService } from './search.service.ts'

type Needs = { catalogue: Catalogue; places: Places; sites: ReturnType<typeof sitesService>; cite: Cite }

/** Everything of the assistant that lives as long as the server: the vectors in memory, and the jobs that make them. */
export const openSearch = (
  deps: Pick<Dependencies, 'db' | 'clock' | 'changes' | 'jobs' | 'log' | 'embedder' | 'languageModel'>,
  needs: Needs,
) => {
  const { embedder } = deps
  const vectors = openVectors(deps, embedder)
  const embedding = embedChangedSites(deps, embedder, needs.catalogue.ready)
  const digests = digestService(deps)
  return {
    search: searchService(
      findingService(deps, { ...needs, digests, vectors }),
      answeringService({ ...deps, model: deps.languageModel }),
      needs.cite,
    ),
    backfill: backfillService(deps, embedder),
    close: async (): Promise<void> => {
      embedding.close()
      await vectors.close()
    },
  }
}

import type { People } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Presenter } from '../reading/present.ts'
import { citingService } from './citing.service.ts'
import type { Finding } from './forum-search.routes.ts'
import { mentionsService } from './mentions.service.ts'
import { relatedService } from './related.service.ts'
import { forumSearchService } from './search.service.ts'
import { type SiteNames, wantedService } from './wanted.service.ts'
import { newestFinder } from './windows.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { present: Presenter; people: People; names: SiteNames }

/** Everything that finds threads, and people to name in them. */
export const findingService = ({ db, clock, present, people, names }: Needs): Finding => {
  const means = { db, clock, present, wants: wantedService(db, names), findNewest: newestFinder(clock) }
  return {
    search: forumSearchService({ ...means, people }).search,
    related: relatedService(means),
    cite: citingService(means),
    mentions: mentionsService({ db, clock }),
  }
}

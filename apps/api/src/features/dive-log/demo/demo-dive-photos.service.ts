import type { PrivateIllustrations } from '#features/media/index.ts'
import { findStarterSites } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { findPicturable, insertDivePhotos } from './demo-dive-photos.repo.ts'
import { findDemoMember } from './demo-member.repo.ts'

/** So many of the newest dives get photos, and how many each: three of them and more show what a list leaves out. */
const counts = [2, 5, 1, 3, 1, 4]

/** Private photos for some dives of the demonstration’s member. */
export const demoDivePhotosService = (
  { db }: Pick<Dependencies, 'db'>,
  illustrations: Pick<PrivateIllustrations, 'add'>,
) => ({
  /** Answers how many dives got some: none where they have photos already, or there is no such member. */
  add: async (): Promise<number> => {
    const ownerId = await findDemoMember(db)
    if (ownerId === undefined) return 0
    const sites = new Map((await findStarterSites(db)).map((site) => [site.id, site]))
    const dives = await findPicturable(db, ownerId, counts.length)
    const due = dives.flatMap(({ id, siteId, hasPhotos }, at) => {
      const site = sites.get(siteId)
      return site && !hasPhotos ? [{ id, site, count: counts[at] ?? 1 }] : []
    })
    for (const { id, site, count } of due) {
      const photoIds: string[] = []
      for (let number = 1; number <= count; number++)
        photoIds.push(await illustrations.add(ownerId, site, { about: id, number }))
      await insertDivePhotos(db, id, photoIds)
    }
    return due.length
  },
})

import type { Db } from '#db/client.ts'
import type { Person } from '#shared/person.ts'
import { isPersonal } from '../sites-seen.repo.ts'
import { viewerOf } from '../viewer.ts'

/** Whether somebody may say that a photo shows this site: they must see it themselves. */
export const mayShowSite = async (db: Db, person: Person, siteId: string): Promise<boolean> =>
  (await isPersonal(db, viewerOf(person), siteId)) !== undefined

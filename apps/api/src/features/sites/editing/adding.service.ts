import type { Coordinates } from '@soundings/contract/common'
import type { NearbySite, Site, SiteFacts } from '@soundings/contract/sites'
import { duplicateDistance } from '@soundings/rules/near-duplicates'
import { isEnough, levelOf } from '@soundings/rules/people'
import { mayRepeat, tidyFacts } from '@soundings/rules/site-editing'
import { searchTexts } from '@soundings/rules/sites'
import { slugOf } from '@soundings/rules/text'
import { v7 as newId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { viewerOf } from '../viewer.ts'
import { findAdded, findAround, insertAdded } from './adding.repo.ts'
import { auditSite } from './audit-site.ts'
import { insertChange } from './changes.repo.ts'
import { refuseContradictions } from './errors.ts'
import { seenAfter } from './open-site.ts'

type Asked = { siteName: string; coordinates: Coordinates; except?: string | undefined }

/** Where the sites come from that people add here. */
const ownSource = { source: 'member', licence: null, externalId: null, sourceUrl: null } as const

/** So many sites that may be the same are shown. */
const maxSimilar = 10

/** Sites that people add. */
export const addingService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const addedBefore = async (person: Person, key: string): Promise<Site | undefined> => {
    const id = await findAdded(db, person.id, key)
    return id === undefined ? undefined : seenAfter(db, id, person)
  }

  return {
    /** What a site may repeat, nearest first; what is not public only if the person may see it. */
    similar: async (person: Person, { except, ...asked }: Asked): Promise<NearbySite[]> => {
      const around = { radius: duplicateDistance, except }
      const found = await findAround(db, viewerOf(person), asked.coordinates, around)
      return found
        .filter((site) => mayRepeat(asked, site))
        .slice(0, maxSimilar)
        .map(({ aliases: _, distance, ...site }) => ({
          ...site,
          distance: Math.round(distance * 1_000) / 1_000,
        }))
    },

    /** The site that this person has already sent under this key. */
    addedBefore,

    /** Adds a site: moderators publish it at once, for everybody else it waits. One key makes one, however often it comes. */
    add: async (person: Person, key: string, typed: SiteFacts): Promise<{ site: Site; isNew: boolean }> => {
      const facts = tidyFacts(typed)
      refuseContradictions(facts)
      const [id, at] = [newId(), clock()]
      const isPublic = isEnough(levelOf(person.groups), 'moderator')
      const isNew = await inTransaction(db, async (tx) => {
        const isNew = await insertAdded(
          tx,
          {
            id,
            slug: slugOf(facts.siteName),
            facts,
            provenance: ownSource,
            approvalStatus: isPublic ? 'approved' : 'pending',
            searchTexts: searchTexts(facts),
            at,
          },
          {
            createdBy: person.id,
            clientKey: key,
            approvedBy: isPublic ? person.id : null,
            submittedAt: isPublic ? null : at,
          },
        )
        if (!isNew) return false
        const change = { siteId: id, version: 1, at, actorId: person.id }
        await insertChange(tx, { id: newId(), ...change, kind: 'created' })
        const site = { id, siteName: facts.siteName }
        if (isPublic) await auditSite(tx, { at, person, action: 'site.publish', site })
        return true
      })
      const site = isNew ? await seenAfter(db, id, person) : await addedBefore(person, key)
      if (!site) throw new Error('A site was neither added nor found')
      return { site, isNew }
    },
  }
}

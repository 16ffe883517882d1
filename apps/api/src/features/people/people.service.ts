import type { Person } from '@soundings/contract/person'
import type { Privacy, ProfileSection } from '@soundings/contract/privacy'
import { maySee, maySeePresence, type Relation, relationOf, withPrivacy } from '@soundings/rules/privacy'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { type Acquaintance, findAcquaintances, findByHandle } from './people.repo.ts'

/** Somebody as a reader meets them. `told` is everything; what of it they may see, `may` says. */
export type Met = {
  relation: Relation
  isBlocked: boolean
  privacy: Privacy
  told: Acquaintance
  may: (section: ProfileSection) => boolean
  maySeePresence: boolean
  /** As lists name them. */
  person: Person
}

const meetAs = (told: Acquaintance, relation: Relation): Met => {
  const { personId, handle, fullName, avatar, isBlocked } = told
  const privacy = withPrivacy(told.privacy)
  const may = (section: ProfileSection) => maySee(privacy, section, relation)
  return {
    relation,
    isBlocked,
    privacy,
    told,
    may,
    maySeePresence: maySeePresence(privacy, relation),
    person: { id: personId, handle, name: may('name') ? fullName : null, avatar },
  }
}

const meet = (told: Acquaintance, readerId: string | undefined): Met => {
  const { personId, areBuddies, isBlocked } = told
  return meetAs(told, relationOf({ readerId, personId, areBuddies, isBlocked }))
}

/** Somebody as a reader of this relation would meet them: for a person who looks at themselves with others’ eyes. */
export const seenAs = ({ told }: Met, relation: Relation): Met => meetAs(told, relation)

/** People as a reader meets them, by id; who left or never completed a profile is missing. */
export const meetPeople = async (
  db: Db,
  readerId: string | undefined,
  personIds: readonly string[],
): Promise<Map<string, Met>> => {
  if (personIds.length === 0) return new Map()
  const found = await findAcquaintances(db, readerId, [...new Set(personIds)])
  return new Map(found.map((told) => [told.personId, meet(told, readerId)]))
}

/** What nobody’s address is made of: it is looked for no further. */
const isHandle = (handle: string) => /^\w{1,60}$/.test(handle)

/** Who people are to each other. Whatever shows one person to another asks here. */
export const peopleService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  meet: (readerId: string | undefined, personIds: readonly string[]) => meetPeople(db, readerId, personIds),

  /** Somebody by their handle, or by one that they lately had, as a reader meets them. */
  meetByHandle: async (readerId: string | undefined, handle: string): Promise<Met | undefined> => {
    const found = isHandle(handle) ? await findByHandle(db, handle, clock()) : undefined
    return found && (await meetPeople(db, readerId, [found.id])).get(found.id)
  },
})
export type People = ReturnType<typeof peopleService>

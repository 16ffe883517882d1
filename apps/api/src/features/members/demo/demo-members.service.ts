import { CertificationFacts } from '@soundings/contract/certifications'
import { v7 as newId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import { insertCertification } from '#features/certifications/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { findMissing, insertExample } from './demo-members.repo.ts'
import { examplePeople } from './example-people.ts'

/** The agency says that they are made up. */
const agency = 'Example agency'
const bio = 'An invented diver, here so that you can see what the list of members looks like.'
const day = 86_400_000

/** People to look at in the list of members; nobody can sign in as one of them. */
export const demoMembersService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Adds those who are not there yet; answers how many these were, and how many there were before. */
  add: async (): Promise<{ added: number; there: number }> => {
    const missing = await findMissing(
      db,
      examplePeople.map(({ handle }) => handle),
    )
    const adding = examplePeople.filter(({ handle }) => missing.has(handle))
    for (const [at, { handle, fullName, country, dives, cards, isOpen }] of adding.entries()) {
      const id = newId()
      const createdAt = new Date(clock().getTime() - (at + 1) * 3 * day)
      const shown = { numbers: 'public', certifications: 'public' } as const
      await inTransaction(db, (tx) =>
        insertExample(
          tx,
          { id, handle, fullName, country, bio, createdAt },
          { privacy: isOpen ? { sections: shown } : {}, startingDives: dives },
        ),
      )
      for (const [level, kind] of cards)
        await insertCertification(
          db,
          { ...CertificationFacts.parse({ agency, level, kind }), photoId: null },
          { id: newId(), ownerId: id, clientKey: null, createdAt: clock() },
        )
    }
    return { added: adding.length, there: examplePeople.length - adding.length }
  },
})

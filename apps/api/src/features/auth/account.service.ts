import { strToU8, zipSync } from 'fflate'
import { inTransaction } from '#db/client.ts'
import type { Person } from '#src/person.ts'
import type { Parting, PersonalData } from '#src/personal-data.ts'
import { Refusal } from '#src/refusal.ts'
import type { Sessions } from '#src/sessions/sessions.service.ts'
import type { World } from '#src/world.ts'
import { atField } from './auth.service.ts'
import { blankUser, findUser } from './users.repo.ts'

type Needs = Pick<World, 'db' | 'clock' | 'identity'> & { sessions: Sessions; parts: readonly PersonalData[] }

const about = `What this server keeps of you. Each file is JSON; times are in UTC, depths in metres, temperatures in °C.
Passwords are kept only as hashes and are not part of this.
`

/** A person's own data, handed over or removed as a whole. */
export const accountService = ({ db, clock, identity, sessions, parts }: Needs) => {
  const ownerOf = async ({ id }: Person) => {
    const owner = await findUser(db, id)
    if (!owner) throw new Refusal(401, 'Please log in first')
    return owner
  }

  return {
    /** A zip with one JSON file for each part. */
    export: async (person: Person): Promise<Buffer> => {
      const account = await ownerOf(person)
      const own = { name: 'sessions', read: () => sessions.list(person) }
      const files = await Promise.all(
        [own, ...parts].map(async ({ name, read }) => [name, await read(db, person.id)] as const),
      )
      const written = [['account', account] as const, ...files].map(([name, value]) => [
        `${name}.json`,
        strToU8(`${JSON.stringify(value, null, 2)}\n`),
      ])
      return Buffer.from(zipSync({ 'README.txt': strToU8(about), ...Object.fromEntries(written) }))
    },

    /** Removes the account after the password proved once more who asks. */
    remove: async (person: Person, password: string, how: Parting): Promise<void> => {
      const credentials = { email: (await ownerOf(person)).email, password }
      await identity.signIn(credentials).catch(atField('password'))
      await inTransaction(db, async (tx) => {
        for (const { leave } of parts) await leave(tx, person.id, how)
        await sessions.endAll(tx, person.id)
        await blankUser(tx, person.id, clock())
      })
      // Last, as nobody could come back to finish the rest without it.
      await identity.remove(credentials)
    },
  }
}

import { Readable } from 'node:stream'
import { inTransaction } from '#db/client.ts'
import type { BytesAnswer } from '#src/bytes-answer.ts'
import type { Person } from '#src/person.ts'
import type { Parting, PersonalData, PersonalFile } from '#src/personal-data.ts'
import { Refusal } from '#src/refusal.ts'
import type { Sessions } from '#src/sessions/sessions.service.ts'
import type { World } from '#src/world.ts'
import { type ZipEntry, zipped } from '#src/zip.ts'
import { atField } from './auth.service.ts'
import { blankUser, findUser } from './users.repo.ts'

type Needs = Pick<World, 'db' | 'clock' | 'identity' | 'blobs'> & {
  sessions: Sessions
  parts: readonly PersonalData[]
  /** So many bytes of pictures fit into an export. */
  room?: number
}

/** In bytes: a browser holds the whole export until it is saved, a phone too. */
const mostPictures = 256 * 1024 * 1024

const about = `What this server keeps of you. Times are in UTC, depths in metres, temperatures in °C.
Passwords are kept only as hashes and are not part of this.
Your photos are in the largest size that is kept; photos.json tells what each is by its id.
`
const leftOut = (count: number) =>
  `There was no room for ${count} more of your photos, the oldest ones. Their pages let you save each of them.\n`

/** A person's own data, handed over or removed as a whole. */
export const accountService = ({
  db,
  clock,
  identity,
  blobs,
  sessions,
  parts,
  room = mostPictures,
}: Needs) => {
  const ownerOf = async ({ id }: Person) => {
    const owner = await findUser(db, id)
    if (!owner) throw new Refusal(401, 'Please log in first')
    return owner
  }

  async function* entriesOf(
    facts: (readonly [name: string, value: unknown])[],
    files: PersonalFile[],
  ): AsyncGenerator<ZipEntry> {
    for (const [name, value] of facts)
      yield { name: `${name}.json`, body: `${JSON.stringify(value, null, 2)}\n` }
    let taken = 0
    let end = about
    for (const [at, { name, stored }] of files.entries()) {
      const file = await blobs.get(stored)
      if (!file) continue
      taken += file.size
      if (taken > room) {
        file.body.destroy()
        end += leftOut(files.length - at)
        break
      }
      yield { name, body: file.body }
    }
    yield { name: 'README.txt', body: end }
  }

  return {
    /** A zip with one JSON file for each part, and pictures as far as there is room. Only a piece of it is in memory. */
    export: async (person: Person): Promise<BytesAnswer> => {
      const account = await ownerOf(person)
      const own = { name: 'sessions', read: () => sessions.list(person) }
      const facts = await Promise.all(
        [own, ...parts].map(async ({ name, read }) => [name, await read(db, person.id)] as const),
      )
      const files = await Promise.all(parts.map(({ files }) => files?.(db, person.id) ?? []))
      const entries = entriesOf([['account', account], ...facts], files.flat())
      return {
        body: { make: () => Readable.from(zipped(entries), { objectMode: false }), isPacked: true },
        type: 'application/zip',
        immutable: false,
      }
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

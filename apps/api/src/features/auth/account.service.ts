import { Readable } from 'node:stream'
import { plural } from '@soundings/rules/phrases'
import { inTransaction } from '#db/client.ts'
import type { ErasureChoice, PersonalData, PersonalFile } from '#extension-points/personal-data.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { BytesAnswer } from '#shared/bytes-answer.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { type ZipEntry, zipped } from '#shared/zip.ts'
import type { Sessions } from '#src/sessions/sessions.service.ts'
import { atField } from './auth.service.ts'
import { blankUser, findUser } from './users.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'identity' | 'blobs'> & {
  sessions: Sessions
  parts: readonly PersonalData[]
  /** So many bytes of pictures fit into an export. */
  room?: number
}

/** In bytes: a browser holds the whole export until it is saved, a phone too. */
const maxPictures = 256 * 1024 * 1024

const about = `This is the data that this server stores about you. Times are in UTC, depths in metres, temperatures in °C.
Passwords are only stored as hashes and are not included.
Your photos come in the largest size we keep. See photos.json for details of each one, by its id.
`
const leftOut = (count: number) =>
  plural(count, {
    one: 'Your oldest photo didn’t fit in this file. You can save it from its page.\n',
    other: 'Your # oldest photos didn’t fit in this file. You can save each of them from its page.\n',
  })

/** A person's own data, handed over or removed as a whole. */
export const accountService = ({
  db,
  clock,
  identity,
  blobs,
  sessions,
  parts,
  room = maxPictures,
}: Needs) => {
  const ownerOf = async ({ id }: Person) => {
    const owner = await findUser(db, id)
    if (!owner) throw new HttpError(401, 'Please log in first')
    return owner
  }

  async function* entriesOf(
    facts: (readonly [name: string, value: unknown])[],
    texts: (readonly [name: string, pieces: AsyncIterable<string>])[],
    files: PersonalFile[],
  ): AsyncGenerator<ZipEntry> {
    for (const [name, value] of facts)
      yield { name: `${name}.json`, body: `${JSON.stringify(value, null, 2)}\n` }
    for (const [name, pieces] of texts) yield { name: `${name}.json`, texts: pieces }
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
        [own, ...parts].flatMap(({ name, read }) =>
          read ? [read(db, person.id).then((value) => [name, value] as const)] : [],
        ),
      )
      const texts = parts.flatMap(({ name, pieces }) =>
        pieces ? [[name, pieces(db, person.id)] as const] : [],
      )
      const files = await Promise.all(parts.map(({ files }) => files?.(db, person.id) ?? []))
      const entries = entriesOf([['account', account], ...facts], texts, files.flat())
      return {
        body: { make: () => Readable.from(zipped(entries), { objectMode: false }), isPacked: true },
        type: 'application/zip',
        immutable: false,
      }
    },

    /** Removes the account after the password proved once more who asks. */
    remove: async (person: Person, password: string, how: ErasureChoice): Promise<void> => {
      const credentials = { email: (await ownerOf(person)).email, password }
      await identity.signIn(credentials).catch(atField('password'))
      await inTransaction(db, async (tx) => {
        for (const { leave } of parts) await leave(tx, person.id, how)
        await sessions.closeAll(tx, person)
        await blankUser(tx, person.id, clock())
      })
      // Last, as nobody could come back to finish the rest without it.
      await identity.remove(credentials)
    },
  }
}

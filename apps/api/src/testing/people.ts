import type { Access } from '@soundings/contract/route'
import { v7 as newId } from 'uuid'
import { users } from '#db/schema/people.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { sessionsService } from '#src/sessions/sessions.service.ts'

type Row = typeof users.$inferInsert
export type Headers = Record<string, string>

/** A person who has signed up and completed the profile. */
export const buildPerson = (known: Partial<Row> = {}): Row => {
  const id = known.id ?? newId()
  const name = `diver_${id.slice(-8)}`
  return {
    id,
    provider: 'local',
    subject: id,
    email: `${name}@example.org`,
    firstName: 'Robin',
    lastName: 'Reef',
    fullName: 'Robin Reef',
    handle: name,
    country: 'Egypt',
    createdAt: new Date('2026-05-01T08:00:00Z'),
    ...known,
  }
}

/** Puts a person into the database and signs them in; answers their id and the headers their browser would send. */
export const addPerson = async (
  deps: Dependencies,
  known: Partial<Row> = {},
): Promise<{ id: string; headers: Headers }> => {
  const person = buildPerson(known)
  await deps.db.insert(users).values(person)
  return { id: person.id, headers: await signIn(deps, person.id) }
}

/** Signs a person in once more, as another browser would. */
export const signIn = async (deps: Dependencies, userId: string): Promise<Headers> => {
  const { access, refresh } = await sessionsService(deps).open(deps.db, userId, 'Test Browser')
  return { cookie: `soundings_access=${access}; soundings_refresh=${refresh}` }
}

/** The headers of somebody of this level who has just signed in; of a visitor, none. */
export const asLevel = async (deps: Dependencies, level: Access): Promise<Headers> => {
  if (level === 'public') return {}
  const { headers } = await addPerson(deps, { groups: level === 'member' ? [] : [level] })
  return headers
}

import { randomBytes } from 'node:crypto'
import type { Group } from '@soundings/contract/people'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Identity } from '#ports/identity.ts'
import { isAnybodyThere, putUser, updateUser } from './users.repo.ts'

export type DemoAccount = { email: string; password: string }
type Enrol = (tx: Db, account: DemoAccount & { firstName: string; lastName: string }) => Promise<Identity>

const people: { name: string; groups: Group[] }[] = [
  { name: 'Member', groups: [] },
  { name: 'Moderator', groups: ['moderator'] },
  { name: 'Admin', groups: ['admin'] },
]

/** Meets the sign-up rule whatever chance brings. */
const newPassword = () => `Dive-${randomBytes(6).toString('hex')}-7`

/** In milliseconds: so long they have been here, so that what is closed to new people can be tried as well. */
const known = 31 * 24 * 3_600_000

/**
 * One account of each kind, for newcomers who try Soundings on their own machine; only where nobody has signed up yet.
 * Answers their passwords, which are known from nowhere else.
 */
export const makeDemoAccounts = async (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  enrol: Enrol,
): Promise<DemoAccount[]> =>
  db.transaction(async (tx) => {
    if (await isAnybodyThere(tx)) return []
    const made: DemoAccount[] = []
    for (const { name, groups } of people) {
      const account = { email: `${name.toLowerCase()}@example.org`, password: newPassword() }
      const identity = await enrol(tx, { ...account, firstName: 'Demo', lastName: name })
      const user = await putUser(tx, {
        id: newId(),
        provider: 'local',
        createdAt: new Date(clock().getTime() - known),
        ...identity,
        groups,
      })
      const profile = {
        fullName: `Demo ${name}`,
        country: 'Egypt',
        handle: `demo_${name.toLowerCase()}`,
        groups,
      }
      await updateUser(tx, user.id, profile)
      made.push(account)
    }
    return made
  })

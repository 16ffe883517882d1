import { fold } from '@soundings/rules/text'
import { v5 as nameId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import { findDemoMember } from '#features/dive-log/index.ts'
import { demoTalk, findExamplePeople } from '#features/forum/index.ts'
import { findStarterSites } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { savePerson } from '../people/people.repo.ts'
import { insertGroup } from '../reading/groups.repo.ts'
import { saveHomeSites } from '../reading/home-sites.repo.ts'
import { type ExampleGroup, exampleGroups } from './example-groups.ts'

/** Any will do, as long as it stays. */
const namespace = '2b1f1c5e-8a43-4f0e-9d8e-5f6f3b7b6c11'
const day = 86_400_000
const handleOf = (by: number) => `example_${String(by).padStart(2, '0')}`

/** Groups of the example people, with what they talk about; the member of the demonstration is in some. */
export const demoGroupsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const addOne = async (example: ExampleGroup, idOf: (by: number) => string, siteIds: string[]) => {
    const id = nameId(example.key, namespace)
    const now = clock()
    const { name, kind, country, description, people, asking = [], threads } = example
    const [founder = 2, ...others] = people
    const isNew = await inTransaction(db, async (tx) => {
      const inserted = await insertGroup(tx, {
        id,
        name,
        folded: fold(name),
        kind,
        country,
        description,
        createdBy: idOf(founder),
        clientKey: id,
        createdAt: new Date(now.getTime() - 60 * day),
      })
      if (!inserted) return false
      const at = new Date(now.getTime() - 3 * day)
      await savePerson(tx, { groupId: id, userId: idOf(founder), role: 'owner', state: 'in', at })
      for (const [place, by] of others.entries())
        await savePerson(tx, {
          groupId: id,
          userId: idOf(by),
          role: place === 0 ? 'organiser' : 'member',
          state: 'in',
          at,
        })
      for (const by of asking)
        await savePerson(tx, {
          groupId: id,
          userId: idOf(by),
          state: 'requested',
          note: 'Example request: I dive a drysuit most weekends.',
          at,
        })
      await saveHomeSites(tx, id, siteIds)
      return true
    })
    if (!isNew) return 0
    const talk = demoTalk({ db, clock })
    for (const [at, thread] of threads.entries())
      await talk.add(
        { groupId: id, key: `${example.key}/${at}`, namespace, hoursAgo: 30 + at * 20 },
        thread,
        idOf,
      )
    return 1
  }

  return {
    /** Adds those that are not there yet; answers how many these were. */
    add: async (): Promise<number> => {
      const numbers = Array.from({ length: 30 }, (_, at) => at + 1)
      const [people, memberId, starters] = await Promise.all([
        findExamplePeople(db, numbers.map(handleOf)),
        findDemoMember(db),
        findStarterSites(db),
      ])
      const first = people.get(handleOf(2))
      if (people.size < numbers.length || first === undefined || memberId === undefined) return 0
      const idOf = (by: number) => (by === 0 ? memberId : people.get(handleOf(by))) ?? first
      let added = 0
      for (const example of exampleGroups) {
        const sites = starters.filter(({ siteName }) => example.sites.includes(siteName)).map(({ id }) => id)
        added += await addOne(example, idOf, sites)
      }
      return added
    },
  }
}

import type { BuddyInterest } from '@soundings/contract/buddies'
import type { SiteDiverKind } from '@soundings/contract/relations-fields'
import { cellOf } from '@soundings/rules/buddy-match'
import { v5 as nameId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import { findDemoMember } from '#features/dive-log/index.ts'
import { findPair, savePair } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { findAd, nameArea, saveAd } from '../ads.repo.ts'
import { addCertification, addPeople, addSiteDivers, findDivedSites, findThere } from './demo-people.repo.ts'

/** Any will do, as long as it stays. */
const namespace = '6e0b6a35-54a1-4d0c-8a53-6d3a0c1b9e42'
const day = 86_400_000
/** What each of these people says, so that nobody takes them for one. */
export const exampleBio = 'Example diver, made up for a demonstration.'

type Example = {
  handle: string
  fullName: string
  country: string
  level: string
  kind: SiteDiverKind
  interests: BuddyInterest[]
  languages: string[]
  note: string
}

const examples: readonly Example[] = [
  {
    handle: 'example_amira',
    fullName: 'Amira Example',
    country: 'Egypt',
    level: 'Advanced Open Water Diver',
    kind: 'guide',
    interests: ['reefs', 'night', 'photography'],
    languages: ['ar', 'en'],
    note: 'Example ad: I guide here and have mornings free.',
  },
  {
    handle: 'example_jonas',
    fullName: 'Jonas Example',
    country: 'Germany',
    level: 'Rescue Diver',
    kind: 'planning',
    interests: ['wrecks', 'drift', 'deep'],
    languages: ['de', 'en'],
    note: 'Example ad: two weeks of wrecks, two tanks a day.',
  },
  {
    handle: 'example_lucia',
    fullName: 'Lucía Example',
    country: 'Spain',
    level: 'Open Water Diver',
    kind: 'local',
    interests: ['reefs', 'small-animals', 'relaxed'],
    languages: ['es', 'en'],
    note: 'Example ad: slow dives with a macro lens.',
  },
]

/**
 * People to meet for the demonstration’s member: a buddy, somebody who asks, two who look for a buddy where the member
 * dives, and divers at two sites. Nobody can sign in as any of them.
 */
export const demoBuddiesService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Answers how many people were added; undefined where there is no such member. */
  add: async (): Promise<number | undefined> => {
    const memberId = await findDemoMember(db)
    if (memberId === undefined) return undefined
    const now = clock()
    const dayIn = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)
    const ago = (days: number) => new Date(now.getTime() - days * day)
    const people = examples.map((each) => ({ ...each, id: nameId(each.handle, namespace) }))
    const dived = await findDivedSites(db, memberId)
    return inTransaction(db, async (tx) => {
      const added = await addPeople(
        tx,
        people.map(({ id, handle, fullName, country }) => ({
          id,
          handle,
          fullName,
          country,
          bio: exampleBio,
          createdAt: ago(200),
        })),
      )
      const there = await findThere(
        tx,
        people.map(({ id }) => id),
      )
      const known = people.filter(({ id }) => there.has(id))
      const [home] = dived
      for (const [at, { id, level, interests, languages, note, kind }] of known.entries()) {
        await addCertification(tx, {
          id: nameId(`${id}/card`, namespace),
          ownerId: id,
          level,
          createdAt: now,
        })
        await addSiteDivers(
          tx,
          dived.map(({ siteId }) => ({ siteId, userId: id, kind, at: ago(at + 3) })),
        )
        if (!home || at === 0 || (await findAd(tx, id, dayIn(0)))) continue
        const [lng, lat] = home.coordinates
        const cell = cellOf([lng + at * 0.2, lat])
        const area = (await nameArea(tx, cell)) ?? 'Red Sea'
        const ad = { from: dayIn(3 * at), to: dayIn(20 + 10 * at), radius: 100, level: null }
        await saveAd(tx, { ...ad, userId: id, cell, area, interests, languages, note }, now)
      }
      const [buddy, asker] = known
      const nothing = {
        acceptedAt: null,
        declinedAt: null,
        turnedDownAt: null,
        withdrawnAt: null,
        note: null,
      }
      if (buddy && !(await findPair(tx, memberId, buddy.id)))
        await savePair(tx, memberId, buddy.id, {
          ...nothing,
          askedBy: memberId,
          askedAt: ago(40),
          acceptedAt: ago(39),
        })
      if (asker && !(await findPair(tx, memberId, asker.id)))
        await savePair(tx, memberId, asker.id, {
          ...nothing,
          askedBy: asker.id,
          askedAt: ago(1),
          note: 'Example request: I saw that we dive the same sites. Shall we team up?',
        })
      return added
    })
  },
})

import { v5 as nameId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import { findDemoMember } from '#features/dive-log/index.ts'
import { addExampleGear } from '#features/equipment/index.ts'
import { demoReportIds } from '#features/reports/index.ts'
import { findStarterSites } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { numberOf } from '#shared/choosing.ts'
import {
  addDives,
  addVotes,
  agreeToDives,
  cameBefore,
  findExamplePeople,
  giveIllustrations,
  giveReports,
} from './demo-boards.repo.ts'

/** Any will do, as long as it stays. */
const namespace = '0b6a1d7e-58a4-4f0e-9f0c-6c1e7a7a52d9'
const day = 86_400_000
/** The last ones of the example people have nothing on the boards: not everybody has. */
const active = 22

/** What the example people did, so that the boards have somebody on them. Notes and names say that it is made up. */
export const demoBoardsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Adds what is not there yet; answers how many people are on the boards by it. */
  add: async (): Promise<number> => {
    const people = (await findExamplePeople(db)).slice(0, active)
    const sites = (await findStarterSites(db)).filter(({ country }) => country)
    if (people.length === 0 || sites.length === 0) return 0
    const memberId = await findDemoMember(db)
    const now = clock()
    const madeOf = (ownerId: string, of: number) =>
      Array.from({ length: 4 + (numberOf(`${of}/dives`) % 30) }, (_, n) => {
        const key = `${of}/${n}`
        const site = sites[numberOf(`${of}/site/${n % 5}`) % sites.length]
        const at = new Date(now.getTime() - (1 + (numberOf(`${key}/day`) % 300)) * day)
        at.setUTCHours(8 + 2 * (n % 3), 0, 0, 0)
        const country = site?.country ?? ''
        const siteName = site?.siteName ?? ''
        return {
          id: nameId(key, namespace),
          ownerId,
          startsAt: at.toISOString().slice(0, 19).replace('T', ' '),
          timePrecision: 'minute' as const,
          durationSeconds: (35 + (numberOf(`${key}/long`) % 25)) * 60,
          siteName,
          location: country,
          country,
          countryFolded: country.toLowerCase(),
          siteFolded: siteName.toLowerCase(),
          notes: 'Example dive.',
          words: 'example dive',
          createdAt: now,
          lastUpdated: now,
        }
      })
    const ids = await demoReportIds({ db, clock })
    return inTransaction(db, async (tx) => {
      for (const [of, ownerId] of people.entries()) await addDives(tx, madeOf(ownerId, of))
      const authors = memberId === undefined ? people : [memberId, ...people]
      await giveReports(
        tx,
        ids.map((id, n) => ({ id, authorId: authors[Math.floor(n ** 1.3) % authors.length] ?? '' })),
      )
      await addVotes(
        tx,
        ids.flatMap((reportId, n) =>
          people
            .filter((_, of) => numberOf(`${n}/vote/${of}`) % 14 === 0)
            .map((userId, of) => ({
              reportId,
              userId,
              votedAt: new Date(now.getTime() - ((n + of * 3) % 90) * day),
            })),
        ),
      )
      await giveIllustrations(tx, people)
      await addExampleGear(tx, people, now)
      if (memberId !== undefined) await cameBefore(tx, memberId, new Date(now.getTime() - 40 * day))
      await agreeToDives(tx, authors)
      return authors.length
    })
  },
})

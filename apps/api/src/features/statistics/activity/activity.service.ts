import type { PublicThing } from '@soundings/contract/statistics'
import { publicThingText } from '@soundings/rules/statistics'
import type { Db } from '#db/client.ts'
import { cardsService, namedCards } from '#features/cards/index.ts'
import { threadCards } from '#features/forum/index.ts'
import type { People } from '#features/people/index.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { TimedPlace } from '#shared/timed-place.ts'
import type { Asked, Page } from '../reading/rankings.ts'
import { readTotals } from '../reading/reading.repo.ts'
import { findDoers, type PublicRow, readPublicThings } from './activity.repo.ts'

const cards = cardsService([...namedCards, threadCards])

/** So often more is read where nobody sees what was found. */
const rounds = 5
/** Photos that one person adds to one site within so many milliseconds are told together. */
const together = 3_600_000

type Shown = { thing: PublicThing; last: PublicRow; siteId: string | null; photos: number }

const placeOf = ({ at, id }: PublicRow): TimedPlace => ({ at: at.toISOString(), id })

/** What became public, as everybody may read it. Who may see a thing is asked of the rules of its cards. */
export const activityService = ({ db, people }: { db: Db; people: People }) => {
  /** Those of these that a visitor sees, each with who did it where they show that. */
  const show = async (rows: readonly PublicRow[]): Promise<Shown[]> => {
    const ids = rows.map(({ id }) => id)
    const [cardOf, doers] = await Promise.all([cards.cardsOf(db, undefined, rows), findDoers(db, ids)])
    const met = await people.meet(
      undefined,
      [...doers.values()].flatMap(({ userId }) => userId ?? []),
    )
    return rows.flatMap((row) => {
      const { card } = cardOf(row)
      if (!card) return []
      const { userId = null, siteId = null } = doers.get(row.id) ?? {}
      const person = userId === null ? undefined : met.get(userId)
      const isUntitled = row.kind === 'photo' && card.title === 'Photo'
      return {
        thing: {
          id: row.id,
          icon: row.kind,
          user: person?.may('activity') ? person.person : null,
          timestamp: row.at.toISOString(),
          description: publicThingText(row.kind, isUntitled ? null : card.title, 1),
          location: row.kind === 'thread' ? null : card.about,
          path: card.path,
        },
        last: row,
        siteId,
        photos: row.kind === 'photo' ? 1 : 0,
      }
    })
  }

  const joins = (one: Shown | undefined, next: Shown): one is Shown =>
    one !== undefined &&
    one.photos > 0 &&
    next.photos > 0 &&
    next.siteId !== null &&
    one.siteId === next.siteId &&
    one.thing.user?.id === next.thing.user?.id &&
    one.last.at.getTime() - next.last.at.getTime() < together

  /** Photos that came one after another are one line. */
  const gather = (all: readonly Shown[]): Shown[] => {
    const lines: Shown[] = []
    for (const next of all) {
      const before = lines.at(-1)
      if (!joins(before, next)) {
        lines.push(next)
        continue
      }
      const photos = before.photos + 1
      const thing = { ...before.thing, description: publicThingText('photo', null, photos) }
      lines[lines.length - 1] = { ...before, thing, photos, last: next.last }
    }
    return lines
  }

  return {
    list: async ({ cursor, limit }: Asked): Promise<Page<PublicThing>> => {
      let after = fromCursor(TimedPlace, cursor)
      let found: Shown[] = []
      let isEnd = false
      for (let round = 0; round < rounds && !isEnd && gather(found).length <= limit; round++) {
        const rows = await readPublicThings(db, after, limit + 1)
        isEnd = rows.length <= limit
        const last = rows.at(-1)
        if (last) after = placeOf(last)
        found = [...found, ...(await show(rows))]
      }
      const lines = gather(found)
      const shown = lines.slice(0, limit)
      const end = shown.at(-1)
      const next = lines.length > limit && end ? placeOf(end.last) : isEnd ? undefined : after
      return {
        items: shown.map(({ thing }) => thing),
        nextCursor: next ? toCursor(next) : null,
        total: (await readTotals(db, ['public-things'])).get('public-things') ?? 0,
      }
    },
  }
}
export type Activity = ReturnType<typeof activityService>

import type { EarnedAchievement } from '@soundings/contract/achievements'
import { Uuid } from '@soundings/contract/common'
import type { Photo } from '@soundings/contract/media'
import type { ProfileSection } from '@soundings/contract/privacy'
import type {
  ActivityItem,
  ShownCertification,
  ShownDive,
  ShownGroup,
  ShownReport,
  ShownSite,
} from '@soundings/contract/profile'
import { z } from 'zod'
import { listCertifications } from '#features/certifications/index.ts'
import { countDivesBy, listDivesBy } from '#features/dive-log/index.ts'
import { countPublicGroupsOf, listPublicGroupsOf } from '#features/groups/index.ts'
import { listEarnedBy } from '#features/leaderboard/index.ts'
import { listPublicPhotosBy } from '#features/media/index.ts'
import type { Met } from '#features/people/index.ts'
import { listPublicReportsBy } from '#features/reports/index.ts'
import { listPublicSitesBy } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { TimedPlace } from '#shared/timed-place.ts'
import { countShared, listActivity, type SharedCounts } from './shared.repo.ts'
import { shownCertification, shownGroup } from './to-profile.ts'

type Paging = { cursor?: string | undefined; limit: number }
type Page<Item> = { items: Item[]; nextCursor: string | null; total: number }

const DiveTime = z.object({
  startsAt: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  id: Uuid,
})
const CardPlace = z.object({ id: Uuid })
const EarnedPlace = z.object({ id: z.string() })

/** How one list is read: its section, what its cursor says, and its rows with the place of each. */
type List<Place extends z.ZodType, Item> = {
  section: ProfileSection
  place: Place
  rows: (
    personId: string,
    part: { after: z.output<Place> | undefined; limit: number },
  ) => Promise<{ item: Item; place: z.output<Place> }[]>
  total: (personId: string) => Promise<number>
}

/** Of one more row than the page has. */
const toPage = <Item>(rows: { item: Item; place: unknown }[], limit: number, total: number): Page<Item> => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ item }) => item),
    nextCursor: rows.length > limit && last ? toCursor(last.place) : null,
    total,
  }
}

/** A list as its reader gets it: where its section is not for them, it is like that of a person who has nothing. */
const reader =
  <Place extends z.ZodType, Item>({ section, place, rows, total }: List<Place, Item>) =>
  async ({ may, told: { personId } }: Met, { cursor, limit }: Paging): Promise<Page<Item>> => {
    const after = fromCursor(place, cursor)
    if (!may(section)) return { items: [], nextCursor: null, total: 0 }
    const [found, all] = await Promise.all([rows(personId, { after, limit: limit + 1 }), total(personId)])
    return toPage(found, limit, all)
  }

/** The lists beneath profiles. Each asks the rule anew, whatever its profile said. */
export const listsService = ({ db }: Pick<Dependencies, 'db'>) => {
  const counted = (of: (counts: SharedCounts) => number) => async (personId: string) =>
    of(await countShared(db, personId))

  return {
    activity: reader<typeof TimedPlace, ActivityItem>({
      section: 'activity',
      place: TimedPlace,
      rows: async (personId, part) =>
        (await listActivity(db, personId, part)).map((item) => ({
          item,
          place: { at: item.timestamp, id: item.id },
        })),
      total: counted(({ photos, reports, sites }) => photos + reports + sites),
    }),

    photos: reader<typeof TimedPlace, Photo>({
      section: 'activity',
      place: TimedPlace,
      rows: async (personId, part) =>
        (await listPublicPhotosBy(db, personId, part)).map((item) => ({
          item,
          place: { at: item.createdAt, id: item.id },
        })),
      total: counted(({ photos }) => photos),
    }),

    reports: reader<typeof TimedPlace, ShownReport>({
      section: 'activity',
      place: TimedPlace,
      rows: async (personId, part) =>
        (await listPublicReportsBy(db, personId, part)).map(({ createdAt, ...item }) => ({
          item,
          place: { at: createdAt.toISOString(), id: item.id },
        })),
      total: counted(({ reports }) => reports),
    }),

    sites: reader<typeof TimedPlace, ShownSite>({
      section: 'activity',
      place: TimedPlace,
      rows: async (personId, part) =>
        (await listPublicSitesBy(db, personId, part)).map((item) => ({
          item,
          place: { at: item.createdAt, id: item.id },
        })),
      total: counted(({ sites }) => sites),
    }),

    groups: reader<typeof TimedPlace, ShownGroup>({
      section: 'groups',
      place: TimedPlace,
      rows: async (personId, part) =>
        (await listPublicGroupsOf(db, personId, part)).map((group) => ({
          item: shownGroup(group),
          place: { at: group.joinedAt.toISOString(), id: group.id },
        })),
      total: (personId) => countPublicGroupsOf(db, personId),
    }),

    dives: reader<typeof DiveTime, ShownDive>({
      section: 'dives',
      place: DiveTime,
      rows: async (personId, part) =>
        (await listDivesBy(db, personId, part)).map(({ dive, place }) => ({ item: dive, place })),
      total: (personId) => countDivesBy(db, personId),
    }),

    // There are never many of these: all of them are read, and a page is cut out.
    achievements: reader<typeof EarnedPlace, EarnedAchievement>({
      section: 'achievements',
      place: EarnedPlace,
      rows: async (personId, { after, limit }) => {
        const earned = await listEarnedBy(db, personId)
        const from = after ? earned.findIndex(({ id }) => id === after.id) + 1 : 0
        return earned.slice(from, from + limit).map((item) => ({ item, place: { id: item.id } }))
      },
      total: async (personId) => (await listEarnedBy(db, personId)).length,
    }),

    certifications: reader<typeof CardPlace, ShownCertification>({
      section: 'certifications',
      place: CardPlace,
      rows: async (personId, { after, limit }) => {
        const cards = (await listCertifications(db, personId)).map(shownCertification)
        const from = after ? cards.findIndex(({ id }) => id === after.id) + 1 : 0
        return cards.slice(from, from + limit).map((item) => ({ item, place: { id: item.id } }))
      },
      total: async (personId) => (await listCertifications(db, personId)).length,
    }),
  }
}
export type ListsService = ReturnType<typeof listsService>

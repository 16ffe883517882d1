import {
  type Board,
  type BoardQuery,
  boardLimits,
  type Neighbour,
  type OwnPlace,
  type TopContributor,
  type TopDiver,
  type TopPhotographer,
  type UserStats,
  type WhichBoard,
} from '@soundings/contract/leaderboard'
import { highestFirst } from '@soundings/rules/achievements'
import { boardPeriodKeys, type ListingFacts, reasonsNotListed } from '@soundings/rules/leaderboard'
import { z } from 'zod'
import { findGroupAccess } from '#db/group-access.ts'
import { findPhotosSeen } from '#features/media/index.ts'
import type { Met, People } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { countEarnedBy } from './achievements.repo.ts'
import {
  countBoard,
  findOwn,
  findRank,
  listAround,
  listBoard,
  type Place,
  type RankedRow,
  type Wanted,
} from './boards.repo.ts'
import { findStandingOf, hasDives, idsEarnedBy, latestPhotosOf } from './people.repo.ts'

const Cursor = z.object({ score: z.int(), tieAt: z.iso.datetime(), userId: z.uuid() })

type Ranked = { row: RankedRow; met: Met }
type Page<Item> = { items: Item[]; nextCursor: string | null; total: number }

const noGroup = () => new HttpError(404, 'This group doesn’t exist, or you aren’t in it')

const locationOf = ({ may, told: { location, country } }: Met): string | null =>
  (may('about') && location) || (may('identity') ? country : null)

const placed = ({ row: { rank }, met }: Ranked) => ({ ...met.person, location: locationOf(met), rank })

const hoursOf = (seconds: number): number => Math.round(seconds / 360) / 10

const placeOf = ({ score, tieAt, userId }: RankedRow): Place => ({ score, tieAt, userId })

/** The boards, as each reader sees them. */
export const boardsService = ({
  db,
  clock,
  people,
}: Pick<Dependencies, 'db' | 'clock'> & { people: People }) => {
  const wantedOf = async (
    board: Board,
    { period, country, group }: WhichBoard,
    readerId: string | undefined,
  ): Promise<Wanted> => {
    if (group !== undefined && !(await findGroupAccess(db, group, readerId))?.isSeen) throw noGroup()
    return { board, period: boardPeriodKeys(clock())[period], country, group, readerId }
  }

  /** The people of some rows; who is not there any more is left out. */
  const meetRows = async (readerId: string | undefined, rows: RankedRow[]): Promise<Ranked[]> => {
    const met = await people.meet(
      readerId,
      rows.map(({ userId }) => userId),
    )
    return rows.flatMap((row) => {
      const one = met.get(row.userId)
      return one ? [{ row, met: one }] : []
    })
  }

  const list =
    <Item>(board: Board, toItems: (rows: Ranked[]) => Promise<Item[]>) =>
    async (readerId: string | undefined, query: BoardQuery): Promise<Page<Item>> => {
      const after = fromCursor(Cursor, query.cursor)
      const wanted = await wantedOf(board, query, readerId)
      const [rows, total] = await Promise.all([
        listBoard(db, wanted, after, query.limit + 1),
        countBoard(db, wanted),
      ])
      const shown = rows.slice(0, query.limit)
      const last = shown.at(-1)
      return {
        items: await toItems(await meetRows(readerId, shown)),
        nextCursor: rows.length > query.limit && last ? toCursor(placeOf(last)) : null,
        total,
      }
    }

  /** The names of what each earned, the highest first. */
  const badgesOf = async (rows: Ranked[]) => {
    const earned = await idsEarnedBy(
      db,
      rows.filter(({ met }) => met.may('achievements')).map(({ row }) => row.userId),
    )
    const names = (ids: string[]) =>
      highestFirst(ids)
        .slice(0, boardLimits.badges)
        .map(({ name }) => name)
    return new Map([...earned].map(([userId, ids]) => [userId, names(ids)]))
  }

  const toDivers = async (rows: Ranked[]): Promise<TopDiver[]> => {
    const badges = await badgesOf(rows)
    return rows.map((one) => ({
      ...placed(one),
      dives: one.row.figures.dives,
      hours: hoursOf(one.row.figures.seconds),
      countries: one.row.figures.countries,
      achievements: badges.get(one.row.userId) ?? [],
    }))
  }

  const toContributors = async (rows: Ranked[]): Promise<TopContributor[]> => {
    const badges = await badgesOf(rows)
    return rows.map((one) => {
      const { sitesAdded, reports, helpfulVotes } = one.row.figures
      return {
        ...placed(one),
        points: one.row.score,
        sitesAdded,
        reports,
        helpfulVotes,
        badges: badges.get(one.row.userId) ?? [],
      }
    })
  }

  const toPhotographers = async (rows: Ranked[]): Promise<TopPhotographer[]> => {
    const latest = await latestPhotosOf(
      db,
      rows.map(({ row }) => row.userId),
      boardLimits.photos,
    )
    const seen = await findPhotosSeen(
      db,
      latest.map(({ photoId }) => photoId),
    )
    const photosOf = Map.groupBy(latest, ({ userId }) => userId)
    return rows.map((one) => {
      const { photos, likes, ratingSum, ratings } = one.row.figures
      return {
        ...placed(one),
        photos,
        likes,
        rating: ratings === 0 ? null : Math.round((ratingSum / ratings) * 10) / 10,
        recentPhotos: (photosOf.get(one.row.userId) ?? []).flatMap(({ photoId }) => {
          const photo = seen.get(photoId)
          return photo?.thumbnailUrl
            ? [{ id: photo.id, thumbnailUrl: photo.thumbnailUrl, caption: photo.caption }]
            : []
        }),
      }
    })
  }

  const ownPlace = async (wanted: Wanted, userId: string, facts: ListingFacts): Promise<OwnPlace> => {
    const own = await findOwn(db, wanted, userId)
    const reasons = reasonsNotListed(facts, wanted.board)
    if (!own) return { score: 0, rank: null, toNext: null, reasons: [...reasons, 'nothing'] }
    if (!own.isListed || !own.isThere) return { score: own.score, rank: null, toNext: null, reasons }
    const { rank, next } = await findRank(db, wanted, own.score)
    return { score: own.score, rank, toNext: next === null ? null : next - own.score, reasons: [] }
  }

  return {
    divers: list('divers', toDivers),
    photographers: list('photographers', toPhotographers),
    contributors: list('contributors', toContributors),

    own: async (userId: string, which: WhichBoard): Promise<UserStats> => {
      const [kept, met, achievements, isDiver] = await Promise.all([
        findStandingOf(db, userId),
        people.meet(userId, [userId]),
        countEarnedBy(db, userId),
        hasDives(db, userId),
      ])
      const { boards } = met.get(userId)?.privacy ?? { boards: { dives: 'unasked', contributions: true } }
      const facts: ListingFacts = {
        standing: kept?.standing ?? 'new',
        isShown: kept?.isShown ?? true,
        boards,
      }
      const at = async (board: Board) => ownPlace(await wantedOf(board, which, userId), userId, facts)
      const [divers, photographers, contributors] = await Promise.all([
        at('divers'),
        at('photographers'),
        at('contributors'),
      ])
      const isListed = (board: Board) => reasonsNotListed(facts, board).length === 0
      return {
        dives: divers.score,
        photos: photographers.score,
        achievements,
        rank: divers.rank,
        boards: { divers, photographers, contributors },
        listed: { dives: isListed('divers'), contributions: isListed('contributors') },
        isAsked: isDiver && boards.dives === 'unasked',
      }
    },

    around: async (userId: string, which: WhichBoard & { board: Board }): Promise<Page<Neighbour>> => {
      const wanted = await wantedOf(which.board, which, userId)
      const own = await findOwn(db, wanted, userId)
      const total = await countBoard(db, wanted)
      if (!own?.isListed || !own.isThere) return { items: [], nextCursor: null, total }
      const rows = await listAround(db, wanted, own, boardLimits.neighbours)
      const met = await meetRows(userId, rows)
      return {
        items: met.map((one) => ({
          ...placed(one),
          score: one.row.score,
          isMe: one.row.userId === userId,
        })),
        nextCursor: null,
        total,
      }
    },
  }
}
export type BoardsService = ReturnType<typeof boardsService>

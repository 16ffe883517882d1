import type { TopContributor, TopDiver, TopPhotographer } from '@soundings/contract/leaderboard'
import { numberText } from '@soundings/rules/phrases'
import { Link } from '@tanstack/react-router'
import { photoLink } from '#features/media/index.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { useSession } from '#shared/session/session-store.ts'
import { type Asked, contributorsQuery, diversQuery, photographersQuery } from '../leaderboard.queries.ts'
import { BoardList } from './BoardList.tsx'
import css from './Entry.module.css'
import { Entry } from './Entry.tsx'

type Props = { asked: Asked; onClear: (() => void) | undefined }

const useMyId = () => useSession(({ user }) => user?.id)

/** What was asked before stays until the answer is there. */
const shown = <T,>(before: T | undefined) => before

export const Divers = ({ asked, onClear }: Props) => {
  const me = useMyId()
  const list = usePages({ ...diversQuery(asked), placeholderData: shown })
  const row = (one: TopDiver) => (
    <Entry
      key={one.id}
      person={one}
      isMe={one.id === me}
      badges={one.achievements}
      figures={[
        { label: 'dives', value: numberText(one.dives) },
        { label: 'hours', value: numberText(one.hours, 1) },
        { label: 'countries', value: numberText(one.countries) },
      ]}
    />
  )
  return <BoardList board="divers" period={asked.period} list={list} onClear={onClear} row={row} />
}

/** The latest photos of somebody, each a link to it. */
const RecentPhotos = ({ photos, of }: { photos: TopPhotographer['recentPhotos']; of: string }) => (
  <div className={css.photos}>
    {photos.map(({ id, thumbnailUrl, caption }, at) => (
      <Link
        key={id}
        {...photoLink(
          id,
          photos.map((photo) => photo.id),
        )}
      >
        <img src={thumbnailUrl} alt={caption ?? `Photo ${at + 1} of ${of}`} loading="lazy" decoding="async" />
      </Link>
    ))}
  </div>
)

export const Photographers = ({ asked, onClear }: Props) => {
  const me = useMyId()
  const list = usePages({ ...photographersQuery(asked), placeholderData: shown })
  const row = (one: TopPhotographer) => (
    <Entry
      key={one.id}
      person={one}
      isMe={one.id === me}
      figures={[
        { label: 'photos', value: numberText(one.photos) },
        { label: 'likes', value: numberText(one.likes) },
        { label: 'out of 5', value: one.rating === null ? '–' : numberText(one.rating, 1, 1) },
      ]}
    >
      {one.recentPhotos.length > 0 && (
        <RecentPhotos photos={one.recentPhotos} of={one.name ?? `@${one.handle}`} />
      )}
    </Entry>
  )
  return <BoardList board="photographers" period={asked.period} list={list} onClear={onClear} row={row} />
}

export const Contributors = ({ asked, onClear }: Props) => {
  const me = useMyId()
  const list = usePages({ ...contributorsQuery(asked), placeholderData: shown })
  const row = (one: TopContributor) => (
    <Entry
      key={one.id}
      person={one}
      isMe={one.id === me}
      badges={one.badges}
      figures={[
        { label: 'points', value: numberText(one.points) },
        { label: 'sites', value: numberText(one.sitesAdded) },
        { label: 'reports', value: numberText(one.reports) },
        { label: 'helpful', value: numberText(one.helpfulVotes) },
      ]}
    />
  )
  return <BoardList board="contributors" period={asked.period} list={list} onClear={onClear} row={row} />
}

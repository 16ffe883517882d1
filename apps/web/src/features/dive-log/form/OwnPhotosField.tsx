import { Button } from '@mantine/core'
import { type DivePhoto, diveLogLimits as limits } from '@soundings/contract/dive-log'
import { IconPhoto } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { ownPhotosQuery } from './form.queries.ts'
import css from './OwnPhotosField.module.css'

type Shown = Pick<DivePhoto, 'id' | 'thumbnailUrl' | 'caption'>

type Props = {
  /** Those of the dive as it is in the log. */
  known: readonly Shown[]
  value: string[]
  onChange: (value: string[]) => void
  error?: string | null
  'data-path'?: string
}

/** Photos of the dive, out of those that the person has added to Soundings: the log has no photos of its own. */
export const OwnPhotosField = ({ known, value, onChange, error, ...rest }: Props) => {
  const [isChoosing, setChoosing] = useState(false)
  const isAsked = isChoosing || value.some((id) => !known.some((photo) => photo.id === id))
  const own = useInfiniteQuery({ ...ownPhotosQuery(), enabled: isAsked })
  const added = own.data?.pages.flatMap(({ items }) => items) ?? []
  const all = [...new Map([...added, ...known].map((photo) => [photo.id, photo as Shown])).values()]
  const chosen = all.filter(({ id }) => value.includes(id))
  const shown = isChoosing ? all : chosen
  const unseen = value.filter((id) => !all.some((photo) => photo.id === id))
  const toggle = (id: string) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id].slice(0, limits.photos))
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>Photos</legend>
      {shown.length > 0 && (
        <div className={css.photos}>
          {shown.map(({ id, thumbnailUrl, caption }, at) => (
            <label key={id} className={css.photo}>
              <input
                type="checkbox"
                checked={value.includes(id)}
                onChange={() => toggle(id)}
                {...(at === 0 && { 'data-path': rest['data-path'] })}
              />
              {thumbnailUrl ? (
                <img src={thumbnailUrl} alt={caption ?? `Photo ${at + 1}`} loading="lazy" />
              ) : (
                <span>{caption ?? `Photo ${at + 1}`}</span>
              )}
            </label>
          ))}
        </div>
      )}
      {isChoosing && own.isSuccess && added.length === 0 && (
        <p className={css.note}>You haven’t added any photos yet.</p>
      )}
      {isChoosing && own.isError && <p className={css.note}>Couldn’t load your photos.</p>}
      <div className={css.actions}>
        {!isChoosing && (
          <Button variant="default" leftSection={<IconPhoto {...icon} />} onClick={() => setChoosing(true)}>
            Choose from your photos
          </Button>
        )}
        {isChoosing && own.hasNextPage && (
          <Button variant="default" loading={own.isFetchingNextPage} onClick={() => void own.fetchNextPage()}>
            Show more
          </Button>
        )}
      </div>
      <p className={css.note}>
        You can pick from the photos you’ve added to Soundings. Choosing them here doesn’t make your dive
        public.
      </p>
      {error && <p className={css.error}>{error}</p>}
      {error && unseen.length > 0 && (
        <Button
          variant="default"
          className={css.remove ?? ''}
          onClick={() => onChange(value.filter((id) => !unseen.includes(id)))}
        >
          Remove photos that can’t be shown
        </Button>
      )}
    </fieldset>
  )
}

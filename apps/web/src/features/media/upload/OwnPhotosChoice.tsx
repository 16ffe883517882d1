import { Button } from '@mantine/core'
import type { Photo } from '@soundings/contract/media'
import css from './OwnPhotosChoice.module.css'

type Props = {
  photos: readonly Pick<Photo, 'id' | 'thumbnailUrl' | 'caption'>[]
  isAnswered: boolean
  hasFailed: boolean
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
  value: readonly string[]
  onToggle: (id: string) => void
}

/** The photos that the person has added to Soundings for everyone, to choose from. */
export const OwnPhotosChoice = ({ photos, value, onToggle, ...own }: Props) => (
  <>
    {photos.length > 0 && (
      <fieldset className={css.photos} aria-label="Photos you’ve added to Soundings">
        {photos.map(({ id, thumbnailUrl, caption }, at) => (
          <label key={id} className={css.photo}>
            <input type="checkbox" checked={value.includes(id)} onChange={() => onToggle(id)} />
            {thumbnailUrl ? (
              <img src={thumbnailUrl} alt={caption ?? `Photo ${at + 1}`} loading="lazy" />
            ) : (
              <span>{caption ?? `Photo ${at + 1}`}</span>
            )}
          </label>
        ))}
      </fieldset>
    )}
    {own.isAnswered && photos.length === 0 && (
      <p className={css.note}>You haven’t added any photos to dive sites yet.</p>
    )}
    {own.hasFailed && <p className={css.note}>Couldn’t load your photos.</p>}
    {own.hasMore && (
      <Button variant="default" className={css.more ?? ''} loading={own.isLoadingMore} onClick={own.onMore}>
        Show more
      </Button>
    )}
  </>
)

import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { OwnPhotosChoice, ownPhotosQuery } from '#features/media/index.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './EventForm.module.css'
import type { FieldsOf } from './fields-of.ts'

/** The picture of an event: one of one’s own photos, or else the water of its site. */
export const PictureField = ({ values: { imageId }, errors, set }: FieldsOf) => {
  const [isChoosing, setChoosing] = useState(false)
  const own = useInfiniteQuery({ ...ownPhotosQuery(), enabled: isChoosing || imageId !== null })
  const photos = own.data?.pages.flatMap(({ items }) => items) ?? []
  const chosen = photos.find(({ id }) => id === imageId)
  return (
    <div className={css.picture} data-path="imageId">
      <p className={css.legend}>Picture (optional)</p>
      {chosen?.thumbnailUrl && !isChoosing && (
        <img className={css.chosen} src={chosen.thumbnailUrl} alt={chosen.caption ?? 'Chosen photo'} />
      )}
      {isChoosing && (
        <Suspense>
          <OwnPhotosChoice
            photos={photos.filter(({ approvalStatus }) => approvalStatus !== 'rejected')}
            isAnswered={own.isSuccess}
            hasFailed={own.isError}
            hasMore={own.hasNextPage}
            isLoadingMore={own.isFetchingNextPage}
            onMore={() => void own.fetchNextPage()}
            value={imageId === null ? [] : [imageId]}
            onToggle={(id) => {
              set('imageId', id === imageId ? null : id)
              if (id !== imageId) setChoosing(false)
            }}
          />
        </Suspense>
      )}
      <div className={css.row}>
        <Button
          variant="default"
          leftSection={<IconPhoto {...icon} />}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {imageId === null ? 'Choose from your photos' : 'Choose another'}
        </Button>
        {imageId !== null && (
          <Button variant="quiet" onClick={() => set('imageId', null)}>
            Remove
          </Button>
        )}
      </div>
      {errors.imageId && <p className={css.error}>{errors.imageId}</p>}
      <p className={css.quiet}>Without one, your event shows an illustration of its water.</p>
    </div>
  )
}

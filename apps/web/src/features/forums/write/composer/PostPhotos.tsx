import { Button } from '@mantine/core'
import { forumLimits } from '@soundings/contract/forum-fields'
import { IconPhoto } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { OwnPhotosChoice, ownPhotosQuery, PhotosField } from '#features/media/index.ts'
import type { FilesOfDraft } from '#shared/drafts/use-draft-files.ts'
import { icon } from '#shared/ui/icons.ts'
import { cardsQuery } from '../../forum.queries.ts'
import css from './Composer.module.css'

type Props = {
  photos: FilesOfDraft
  /** Whether files that are dropped on the page are meant for this form. */
  isOn: boolean
}

/** The photos of a post: of this device, or out of those that its writer has added before. */
export const PostPhotos = ({ photos, isOn }: Props) => {
  const { files } = photos
  const [isChoosing, setChoosing] = useState(false)
  const own = useInfiniteQuery({ ...ownPhotosQuery(), enabled: isChoosing })
  const all = own.data?.pages.flatMap(({ items }) => items) ?? []
  const ids = files.flatMap(({ id, file }) => (id !== null && file === null ? [id] : []))
  const unseen = ids.filter((id) => !all.some((photo) => photo.id === id))
  const cards = useQuery({ ...cardsQuery({ content: '', photos: unseen }), enabled: unseen.length > 0 })
  const addressOf = (id: string | null) =>
    all.find((photo) => photo.id === id)?.thumbnailUrl ??
    cards.data?.cards.find((card) => card.id === id)?.card?.picture ??
    null
  const toggle = (id: string) => {
    if (files.some(({ key }) => key === id)) photos.remove(id)
    else photos.set([...files, { key: id, file: null, id }].slice(0, forumLimits.photos))
  }
  return (
    <div className={css.photos}>
      <Suspense>
        <PhotosField
          label="Photos"
          photos={files.map(({ key, file, id }) => ({ key, file, address: file ? null : addressOf(id) }))}
          max={forumLimits.photos}
          isOn={isOn}
          onAdd={photos.add}
          onRemove={photos.remove}
        />
        {isChoosing ? (
          <OwnPhotosChoice
            photos={all.filter(({ approvalStatus }) => approvalStatus !== 'rejected')}
            isAnswered={own.isSuccess}
            hasFailed={own.isError}
            hasMore={own.hasNextPage}
            isLoadingMore={own.isFetchingNextPage}
            onMore={() => void own.fetchNextPage()}
            value={files.map(({ key }) => key)}
            onToggle={toggle}
          />
        ) : (
          <Button
            variant="default"
            className={css.own ?? ''}
            leftSection={<IconPhoto {...icon} />}
            onClick={() => setChoosing(true)}
          >
            Choose from your photos on Soundings
          </Button>
        )}
      </Suspense>
      <p className={css.about}>You see your photos here at once, others once a moderator approves them.</p>
    </div>
  )
}

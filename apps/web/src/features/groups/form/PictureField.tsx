import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { loadPhotoCalls, OwnPhotosChoice, ownPhotosQuery, PhotoAdder } from '#features/media/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { icon } from '#shared/ui/icons.ts'
import { GroupPicture } from '../GroupPicture.tsx'
import css from './GroupFields.module.css'
import type { PictureValue } from './group-values.ts'

/** How long sending a picture may take, in milliseconds. */
const patience = 120_000

type Props = {
  name: string
  value: PictureValue
  onChange: (picture: PictureValue) => void
  error?: ReactNode
}

/** The picture of a group: a photo of this device, or one that its founder has added before. */
export const PictureField = ({ name, value, onChange, error }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const own = useInfiniteQuery({ ...ownPhotosQuery(), enabled: isOpen })
  const all = own.data?.pages.flatMap(({ items }) => items) ?? []
  const choose = (photoId: string, address: string | null) => {
    onChange({ photoId, address, isChanged: true })
    setOpen(false)
  }
  const send = async ([file]: File[]) => {
    if (!file) return
    setProblem(null)
    setShare(0)
    try {
      const { sendPhoto } = await loadPhotoCalls()
      const words = { diveSiteId: '', caption: '', description: '', tags: '' }
      const watch = { signal: AbortSignal.timeout(patience), onProgress: setShare }
      const { id } = await sendPhoto({ file, key: newKey(), words }, watch)
      choose(id, URL.createObjectURL(file))
    } catch (failure) {
      setProblem(wordsOf(failure, 'Your picture couldn’t be sent. Please try again.'))
    }
    setShare(null)
  }
  return (
    <fieldset className={css.picture}>
      <legend className={css.label}>Picture (optional)</legend>
      <div className={css.pictureNow}>
        <GroupPicture group={{ name: name || 'G', avatar: value.address }} size={72} />
        <div className={css.ways}>
          <Button
            variant="default"
            leftSection={<IconPhoto {...icon} />}
            aria-expanded={isOpen}
            data-path="picture"
            onClick={() => setOpen(!isOpen)}
          >
            {value.address ? 'Change picture' : 'Choose a picture'}
          </Button>
          {value.address && (
            <Button
              variant="quiet"
              onClick={() => onChange({ photoId: null, address: null, isChanged: true })}
            >
              Remove picture
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <Suspense fallback={<div className={css.space} />}>
          <PhotoAdder
            max={1}
            count={0}
            isOn={share === null}
            label="Choose from this device"
            onAdd={(files) => void send(files)}
          />
          <OwnPhotosChoice
            photos={all.filter(({ approvalStatus }) => approvalStatus !== 'rejected')}
            isAnswered={own.isSuccess}
            hasFailed={own.isError}
            hasMore={own.hasNextPage}
            isLoadingMore={own.isFetchingNextPage}
            onMore={() => void own.fetchNextPage()}
            value={value.photoId === null ? [] : [value.photoId]}
            onToggle={(id) => choose(id, all.find((photo) => photo.id === id)?.thumbnailUrl ?? null)}
          />
        </Suspense>
      )}
      {isOpen && <p className={css.about}>A new picture is shown once a moderator has approved it.</p>}
      <p role="status" className={css.about}>
        {share === null ? '' : `Sending your picture: ${Math.round(share * 100)} %`}
      </p>
      {(problem ?? error) && <p className={css.error}>{problem ?? error}</p>}
    </fieldset>
  )
}

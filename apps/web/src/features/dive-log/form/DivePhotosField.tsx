import { Button } from '@mantine/core'
import { diveLogLimits as limits } from '@soundings/contract/dive-log'
import type { Photo } from '@soundings/contract/media'
import { IconPhoto } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useId, useRef, useState } from 'react'
import { OwnPhotosChoice, ownPhotosQuery, PhotoAdder } from '#features/media/index.ts'
import { icon } from '#shared/ui/icons.ts'
import { DivePhotoRow, type RowPhoto } from './DivePhotoRow.tsx'
import css from './DivePhotosField.module.css'
import { movedIn } from './dive-photos.view.ts'
import type { DivePhotosOfForm } from './use-dive-photos.ts'
import type { FormOfDive } from './use-dive-writing.ts'

type Props = { form: FormOfDive; photos: DivePhotosOfForm }

/** The photos of the dive: of this device, for its owner alone, or out of those that everybody may see. */
export const DivePhotosField = ({ form, photos }: Props) => {
  const { files, known, problems, shares } = photos
  const { photos: value, captions } = form.values
  const heading = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const isHere = (key: string) => files.some((file) => file.key === key) || known.some(({ id }) => id === key)
  const own = useInfiniteQuery({
    ...ownPhotosQuery(),
    enabled: isChoosing || value.some((key) => !isHere(key)),
  })
  const added: Photo[] = own.data?.pages.flatMap(({ items }) => items) ?? []

  const rowOf = (key: string): RowPhoto => {
    const file = files.find((one) => one.key === key)?.file ?? null
    const logged = known.find(({ id }) => id === key)
    const open = added.find(({ id }) => id === key)
    const isPrivate = file ? true : (logged?.isPrivate ?? (open ? false : null))
    const caption = isPrivate ? (captions[key] ?? '') : (logged?.caption ?? open?.caption ?? '')
    return { key, file, isPrivate, caption, thumbnailUrl: logged?.thumbnailUrl ?? open?.thumbnailUrl ?? null }
  }
  const unseen = value.filter((key) => !isHere(key) && !added.some(({ id }) => id === key))

  const move = (key: string, way: -1 | 1) => {
    photos.set(movedIn(value, key, way))
    // The row goes to another place, and the button that was pressed with it.
    requestAnimationFrame(() => {
      const row = field.current?.querySelector(`[data-photo="${CSS.escape(key)}"]`)
      row?.querySelector<HTMLElement>(`[data-move="${way}"]`)?.focus()
    })
  }
  const remove = (key: string) => {
    photos.set(value.filter((one) => one !== key))
    field.current?.focus({ preventScroll: true })
  }
  const toggle = (id: string) =>
    value.includes(id) ? remove(id) : photos.set([...value, id].slice(0, limits.photos))
  const { error } = form.getInputProps('photos')
  return (
    <fieldset ref={field} className={css.field} tabIndex={-1} aria-labelledby={heading} data-path="photos">
      <p id={heading} className={css.label}>
        Photos
      </p>
      {value.length > 0 && (
        <ol className={css.rows} aria-label="Photos of this dive">
          {value.map((key, at) => (
            <DivePhotoRow
              key={key}
              photo={rowOf(key)}
              number={at + 1}
              isFirst={at === 0}
              isLast={at === value.length - 1}
              share={shares.get(key)}
              problem={problems.get(key)}
              onCaption={(caption) => form.setFieldValue('captions', { ...captions, [key]: caption })}
              onMove={(way) => move(key, way)}
              onRemove={() => remove(key)}
            />
          ))}
        </ol>
      )}
      <Suspense fallback={<div className={css.space} />}>
        <PhotoAdder max={limits.photos} count={value.length} isOn label="Add photos" onAdd={photos.add} />
      </Suspense>
      <p className={css.note}>
        Photos you add here are private: nobody else sees them, not even moderators. Only a link to this dive
        can show them, if you include photos in it.
      </p>
      {isChoosing ? (
        <Suspense>
          <OwnPhotosChoice
            photos={added}
            isAnswered={own.isSuccess}
            hasFailed={own.isError}
            hasMore={own.hasNextPage}
            isLoadingMore={own.isFetchingNextPage}
            onMore={() => void own.fetchNextPage()}
            value={value}
            onToggle={toggle}
          />
        </Suspense>
      ) : (
        <Button
          variant="default"
          className={css.remove ?? ''}
          leftSection={<IconPhoto {...icon} />}
          onClick={() => setChoosing(true)}
        >
          Choose from your photos on Soundings
        </Button>
      )}
      {error && <p className={css.error}>{error}</p>}
      {error && unseen.length > 0 && (
        <Button
          variant="default"
          className={css.remove ?? ''}
          onClick={() => photos.set(value.filter((key) => !unseen.includes(key)))}
        >
          Remove photos that can’t be shown
        </Button>
      )}
    </fieldset>
  )
}

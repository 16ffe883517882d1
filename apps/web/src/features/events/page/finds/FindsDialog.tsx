import { Button } from '@mantine/core'
import type { Event } from '@soundings/contract/events-shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { OwnPhotosChoice, ownPhotosQuery } from '#features/media/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import form from '#shared/ui/form/form.module.css'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import css from './Finds.module.css'
import { addFind, findPhotosQuery, findReportsQuery, ownReportsQuery, removeFind } from './finds.queries.ts'

type Toggling = { value: readonly string[]; onToggle: (id: string) => void }

const Photos = ({ value, onToggle }: Toggling) => {
  const own = usePages(ownPhotosQuery())
  return (
    <Suspense>
      <OwnPhotosChoice
        photos={own.items ?? []}
        isAnswered={own.items !== undefined}
        hasFailed={own.error !== null}
        hasMore={own.hasMore}
        isLoadingMore={own.isLoadingMore}
        onMore={own.loadMore}
        value={value}
        onToggle={onToggle}
      />
    </Suspense>
  )
}

/** One’s own reports of the days of an event, the latest dive first. */
const Reports = ({ event, value, onToggle }: Toggling & { event: Event }) => {
  const language = useDateLanguage((dates) => dates.language)
  const { items, ...list } = usePages(ownReportsQuery())
  const lastDay = event.endDate ?? event.date
  const fitting = items?.filter(({ diveDate }) => diveDate >= event.date && diveDate <= lastDay)
  // They come by the day of the dive: what is older than the event is of no use here.
  const isAll = items?.some(({ diveDate }) => diveDate < event.date) ?? false
  return (
    <>
      {list.error !== null && !items && <p role="alert">{wordsOf(list.error, 'Something went wrong.')}</p>}
      {fitting?.length === 0 && (isAll || !list.hasMore) && (
        <p className={css.about}>You haven’t written a report about a dive on that day.</p>
      )}
      <ul className={css.choices}>
        {fitting?.map(({ id, title, diveSite, diveDate }) => (
          <li key={id}>
            <label className={css.choice}>
              <input type="checkbox" checked={value.includes(id)} onChange={() => onToggle(id)} />
              <span>
                <bdi className={css.title}>{title}</bdi>
                <br />
                <span className={css.about}>
                  <bdi>{diveSite.siteName}</bdi> · {dateText(diveDate, language)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {items && !isAll && <ListEnd of="dive reports" {...list} />}
    </>
  )
}

const kinds = [
  { value: 'photos', text: 'Photos' },
  { value: 'reports', text: 'Dive reports' },
] as const

type Props = { event: Event; opened: boolean; onClose: () => void }

/** Chooses which of one’s own photos and reports an event shows; each press counts at once. */
export const FindsDialog = ({ event, opened, onClose }: Props) => {
  const queries = useQueryClient()
  const [kind, setKind] = useState<'photos' | 'reports'>('photos')
  /** What was pressed and is on its way, so that the tick follows the finger. */
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({})
  const photos = usePages({ ...findPhotosQuery(event.id), enabled: opened })
  const told = usePages({ ...findReportsQuery(event.id), enabled: opened })
  const tied = [...(photos.items ?? []), ...(told.items ?? [])].map(({ id }) => id)
  const ids = [...new Set([...tied, ...Object.keys(pressed)])].filter(
    (id) => pressed[id] ?? tied.includes(id),
  )
  const { mutate, error, reset } = useMutation({
    mutationFn: ({ id, isOn }: { id: string; isOn: boolean }) =>
      isOn ? addFind(queries, event.id, id) : removeFind(queries, event.id, id),
    onError: (_, { id }) => setPressed(({ [id]: _gone, ...rest }) => rest),
  })
  const toggle = (id: string) => {
    const isOn = !ids.includes(id)
    setPressed((now) => ({ ...now, [id]: isOn }))
    mutate({ id, isOn })
  }
  const close = () => {
    reset()
    onClose()
  }
  return (
    <FormModal opened={opened} onClose={close} title="Choose from yours" size={560}>
      <div className={form.form}>
        <FormProblem>{error && wordsOf(error, 'That couldn’t be saved. Please try again.')}</FormProblem>
        <p className={form.quiet}>
          What you tick is shown with this event to whoever sees it, as far as it’s public.
        </p>
        <Choice label="What to choose" options={kinds} value={kind} onChoose={setKind} />
        {opened && kind === 'photos' && <Photos value={ids} onToggle={toggle} />}
        {opened && kind === 'reports' && <Reports event={event} value={ids} onToggle={toggle} />}
        <div className={form.actions}>
          <Button variant="main" onClick={close}>
            Done
          </Button>
        </div>
      </div>
    </FormModal>
  )
}

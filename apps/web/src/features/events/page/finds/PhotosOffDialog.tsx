import { Button } from '@mantine/core'
import type { Event } from '@soundings/contract/events-shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import form from '#shared/ui/form/form.module.css'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import css from './Finds.module.css'
import { findPhotosQuery, removeFind } from './finds.queries.ts'

type Props = { event: Event; opened: boolean; onClose: () => void }

/** Lets organisers take photos off their event; each stays in the gallery of its site. */
export const PhotosOffDialog = ({ event, opened, onClose }: Props) => {
  const queries = useQueryClient()
  const { items, ...list } = usePages({ ...findPhotosQuery(event.id), enabled: opened })
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (id: string) => removeFind(queries, event.id, id),
  })
  return (
    <FormModal opened={opened} onClose={onClose} title="Take photos off this event" size={520}>
      <div className={form.form}>
        <FormProblem>{error && wordsOf(error, 'That didn’t work. Please try again.')}</FormProblem>
        <p className={form.quiet}>
          The photos stay where else they are, such as in the gallery of their site.
        </p>
        {items?.length === 0 && <p role="status">No photos are left here.</p>}
        <ul className={css.off}>
          {items?.map(({ id, thumbnailUrl, caption, uploaderHandle }, at) => {
            const called = caption ?? `Photo ${at + 1}`
            return (
              <li key={id}>
                {thumbnailUrl && <img src={thumbnailUrl} alt="" width={64} height={48} loading="lazy" />}
                <span>
                  <bdi className={css.title}>{called}</bdi>
                  {uploaderHandle && <span className={css.about}> @{uploaderHandle}</span>}
                </span>
                <Button
                  variant="default"
                  loading={isPending && variables === id}
                  aria-label={`Take off: ${called}`}
                  onClick={() => mutate(id)}
                >
                  Take off
                </Button>
              </li>
            )
          })}
        </ul>
        {items && <ListEnd of="photos" {...list} />}
        <div className={form.actions}>
          <Button variant="main" onClick={onClose} data-autofocus>
            Done
          </Button>
        </div>
      </div>
    </FormModal>
  )
}

import { Button } from '@mantine/core'
import { diveLogLimits } from '@soundings/contract/dive-log-fields'
import { plural } from '@soundings/rules/phrases'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './SelectionBar.module.css'
import { type NamedAction, SelectionDialog } from './SelectionDialog.tsx'
import { changeSeveral } from './selection.queries.ts'
import type { Chosen } from './use-chosen.ts'

/** For how long deleted dives can be taken back from their message, in milliseconds; later from the trash. */
const undoTime = 8_000

const deletedText = (count: number) =>
  plural(count, { one: '# dive was moved to the trash.', other: '# dives were moved to the trash.' })

type Props = { chosen: Chosen; shown: readonly { id: string }[] }

/** What can be done with the chosen dives. */
export const SelectionBar = ({ chosen, shown }: Props) => {
  const queries = useQueryClient()
  const [asking, setAsking] = useState<NamedAction | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const ids = [...chosen.ids]
  const isTooMany = ids.length > diveLogLimits.selection
  const cannot = ids.length === 0 || isTooMany

  const restore = () =>
    changeSeveral(queries, { ids, action: 'restore' }).catch((error: unknown) =>
      toast.error(wordsOf(error, 'The dives couldn’t be restored. They are in the trash.')),
    )
  const remove = async () => {
    setDeleting(true)
    try {
      await changeSeveral(queries, { ids, action: 'delete' })
      chosen.end()
      toast.notify({
        message: deletedText(ids.length),
        type: 'success',
        duration: undoTime,
        action: { label: 'Undo', act: () => void restore() },
      })
    } catch (error) {
      toast.error(wordsOf(error, 'The dives couldn’t be deleted.'))
    }
    setDeleting(false)
  }

  return (
    <section className={css.bar} aria-label="Selected dives">
      <p className={css.count} role="status">
        {isTooMany
          ? `Up to ${diveLogLimits.selection} dives can be changed at once.`
          : plural(ids.length, { one: '# dive selected', other: '# dives selected' })}
      </p>
      <div className={css.tools}>
        <Button variant="quiet" onClick={() => chosen.chooseAll(shown.map(({ id }) => id))}>
          Select all
        </Button>
        <Button variant="default" disabled={cannot} onClick={() => setAsking('tag')}>
          Add tag
        </Button>
        <Button variant="default" disabled={cannot} onClick={() => setAsking('buddy')}>
          Add buddy
        </Button>
        <Button variant="default" disabled={cannot} onClick={() => setAsking('trip')}>
          Add to trip
        </Button>
        <Button variant="danger" disabled={cannot} loading={isDeleting} onClick={remove}>
          Delete
        </Button>
        <Button variant="quiet" onClick={chosen.end}>
          Done
        </Button>
      </div>
      <SelectionDialog
        action={asking}
        ids={ids}
        onClose={() => setAsking(null)}
        onDone={() => {
          setAsking(null)
          chosen.end()
        }}
      />
    </section>
  )
}

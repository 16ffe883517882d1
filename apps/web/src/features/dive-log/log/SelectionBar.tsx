import { Button } from '@mantine/core'
import { diveLogLimits } from '@soundings/contract/dive-log-fields'
import { plural } from '@soundings/rules/phrases'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { toast } from '#shared/ui/toast.tsx'
import { logShortcuts } from '../log-shortcuts.ts'
import css from './SelectionBar.module.css'
import { type NamedAction, SelectionDialog } from './SelectionDialog.tsx'
import { changeSeveral } from './selection.queries.ts'
import type { Chosen } from './use-chosen.ts'

type Props = {
  chosen: Chosen
  shown: readonly { id: string }[]
  onDeleted: (ids: readonly string[]) => void
  /** Nothing is chosen from any more: the bar goes, and focus with it. */
  onEnd: () => void
}

/** What can be done with the chosen dives. */
export const SelectionBar = ({ chosen, shown, onDeleted, onEnd }: Props) => {
  const queries = useQueryClient()
  const [asking, setAsking] = useState<NamedAction | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const ids = [...chosen.ids]
  const isTooMany = ids.length > diveLogLimits.selection
  const cannot = ids.length === 0 || isTooMany

  const remove = async () => {
    setDeleting(true)
    try {
      await changeSeveral(queries, { ids, action: 'delete' })
      onEnd()
      onDeleted(ids)
    } catch (error) {
      toast.error(wordsOf(error, 'The dives couldn’t be deleted.'))
    }
    setDeleting(false)
  }

  const bar = useRef<HTMLElement>(null)
  useShortcut(logShortcuts.selected, () => bar.current?.focus())

  return (
    <section ref={bar} className={css.bar} aria-label="Selected dives" tabIndex={-1}>
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
        <Button variant="quiet" onClick={onEnd}>
          Done
        </Button>
      </div>
      <SelectionDialog
        action={asking}
        ids={ids}
        onClose={() => setAsking(null)}
        onDone={() => {
          setAsking(null)
          onEnd()
        }}
      />
    </section>
  )
}

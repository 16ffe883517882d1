import { Button } from '@mantine/core'
import { type SiteChange, siteEditing } from '@soundings/contract/site-editing'
import { isEnough, levelOf } from '@soundings/rules/people'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useSession } from '#shared/session/session-store.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { FactChanges } from '../changes/FactChanges.tsx'
import css from './HistoryDialog.module.css'
import { undoChange, unmergeSite } from './history.queries.ts'
import { changeText } from './history.view.ts'

type Way = { label: string; done: string; failed: string; act: () => Promise<unknown> }

/** One change of a site, and the way back from it where there is one. */
export const HistoryEntry = ({ siteId, change }: { siteId: string; change: SiteChange }) => {
  const queries = useQueryClient()
  const entry = useRef<HTMLLIElement>(null)
  const language = useDateLanguage((dates) => dates.language)
  const mayUndo = useSession(
    ({ user }) => user !== null && isEnough(levelOf(user.groups), siteEditing.undo.access),
  )
  const { id, at, kind, note, changes, canUndo, mergedFrom } = change
  const way: Way | null =
    canUndo && mayUndo
      ? {
          label: 'Undo',
          done: 'Change undone',
          failed: 'The change couldn’t be undone',
          act: () => undoChange(queries, { siteId, changeId: id }),
        }
      : kind === 'merged' && mergedFrom
        ? {
            label: 'Unmerge',
            done: 'Merge undone',
            failed: 'The merge couldn’t be undone',
            act: () => unmergeSite(queries, mergedFrom),
          }
        : null
  const back = useMutation({
    mutationFn: async (chosen: Way) => {
      await chosen.act()
      return chosen
    },
    onSuccess: ({ done }) => {
      toast.success(done)
      // The button goes with what it offered; the keyboard goes on from here.
      entry.current?.focus({ preventScroll: true })
    },
  })
  const failure = back.error ? wordsOf(back.error, way?.failed ?? '') : null
  const text = changeText(change)
  return (
    <li ref={entry} tabIndex={-1}>
      <div className={css.head}>
        <div>
          <p className={css.what}>{text}</p>
          <time className={css.when} dateTime={at}>
            {dateTimeText(at, language)}
          </time>
        </div>
        {way && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp {...icon} />}
            aria-label={`${way.label}: ${text}`}
            loading={back.isPending}
            onClick={() => back.mutate(way)}
          >
            {way.label}
          </Button>
        )}
      </div>
      <FormProblem>{failure}</FormProblem>
      {note && <p className={css.note}>{note}</p>}
      {changes.length > 0 && kind !== 'created' && <FactChanges changes={changes} />}
    </li>
  )
}

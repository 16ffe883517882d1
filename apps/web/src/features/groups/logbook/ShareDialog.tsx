import { Button } from '@mantine/core'
import type { Group } from '@soundings/contract/groups'
import type { LogbookKind } from '@soundings/contract/groups-fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { type Pages, usePages } from '#shared/api/use-pages.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import form from '#shared/ui/form/form.module.css'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { shareEntry } from '../groups.queries.ts'
import css from './Logbook.module.css'
import { ownDivesQuery, ownReportsQuery } from './share.queries.ts'

type Choosable = { id: string; name: string; about: string }
type Choosing = { onChoose: (id: string) => void; isBusy: boolean }

const Choices = ({
  of,
  choices,
  list,
  onChoose,
  isBusy,
}: Choosing & { of: string; choices: Choosable[] | undefined; list: Omit<Pages<object>, 'items'> }) => (
  <>
    {choices?.length === 0 && <p className={css.quiet}>You have no {of} yet.</p>}
    {list.error !== null && !choices && <p role="alert">{wordsOf(list.error, 'Something went wrong.')}</p>}
    <ul className={css.choices}>
      {choices?.map(({ id, name, about }) => (
        <li key={id}>
          <button type="button" className={css.choice} disabled={isBusy} onClick={() => onChoose(id)}>
            <bdi className={css.where}>{name}</bdi>
            <span className={css.quiet}>{about}</span>
          </button>
        </li>
      ))}
    </ul>
    {choices && <ListEnd of={of} {...list} />}
  </>
)

const Dives = (props: Choosing) => {
  const language = useDateLanguage((dates) => dates.language)
  const { items, ...list } = usePages(ownDivesQuery())
  const choices = items?.map(({ id, siteName, location, date }) => ({
    id,
    name: siteName,
    about: `${location} · ${dateText(date, language)}`,
  }))
  return <Choices of="dives in your log" choices={choices} list={list} {...props} />
}

const Reports = (props: Choosing) => {
  const language = useDateLanguage((dates) => dates.language)
  const { items, ...list } = usePages(ownReportsQuery())
  const choices = items
    ?.filter(({ approvalStatus }) => approvalStatus === 'approved')
    .map(({ id, title, diveSite, diveDate }) => ({
      id,
      name: diveSite.siteName,
      about: `${title} · ${dateText(diveDate, language)}`,
    }))
  return <Choices of="published dive reports" choices={choices} list={list} {...props} />
}

const kinds = [
  { value: 'dive', text: 'From your log' },
  { value: 'report', text: 'Dive reports' },
] as const satisfies readonly { value: LogbookKind; text: string }[]

type Props = { group: Group; opened: boolean; onClose: () => void }

/** Chooses one of one’s own dives or dive reports for the logbook of a group. */
export const ShareDialog = ({ group, opened, onClose }: Props) => {
  const queries = useQueryClient()
  const [kind, setKind] = useState<LogbookKind>('dive')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => shareEntry(queries, group.id, id),
    onSuccess: () => {
      toast.success('Shared with the group')
      onClose()
    },
  })
  const close = () => {
    reset()
    onClose()
  }
  const List = kind === 'dive' ? Dives : Reports
  return (
    <FormModal opened={opened} onClose={close} title="Share a dive" size={520}>
      <div className={form.form}>
        <FormProblem>{error && wordsOf(error, 'The dive couldn’t be shared. Please try again.')}</FormProblem>
        <p className={form.quiet}>
          Members of {group.name} see your username, the site, the day and how long you were down. Depth,
          notes and photos stay in your log.
        </p>
        <Choice label="What to share" options={kinds} value={kind} onChoose={setKind} />
        {opened && <List onChoose={mutate} isBusy={isPending} />}
        <div className={form.actions}>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        </div>
      </div>
    </FormModal>
  )
}

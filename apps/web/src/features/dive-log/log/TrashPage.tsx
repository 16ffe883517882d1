import { Button } from '@mantine/core'
import type { Dive } from '@soundings/contract/dive-log'
import { diveLogLimits } from '@soundings/contract/dive-log-fields'
import { IconArrowLeft, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { agoText } from '#shared/lib/ago.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { figuresOf, whenText } from '../dive.view.ts'
import { restoreDive, trashQuery } from '../dive-log.queries.ts'
import css from './TrashPage.module.css'

const minute = 60_000

const DeletedDive = ({ dive, now }: { dive: Dive; now: number }) => {
  const queries = useQueryClient()
  const units = useUnits()
  const language = useDateLanguage((dates) => dates.language)
  const { mutate, isPending } = useMutation({
    mutationFn: () => restoreDive(queries, dive.id),
    onSuccess: () => toast.success('The dive is back in your log.'),
    onError: (error) => toast.error(wordsOf(error, 'The dive couldn’t be restored.')),
  })
  return (
    <li className={css.dive}>
      <div>
        <h2>
          <bdi>{dive.siteName}</bdi>
        </h2>
        <p>{[whenText(dive, language), ...figuresOf(dive, units).map(({ value }) => value)].join(' · ')}</p>
        {dive.deletedAt && <p>{`Deleted ${agoText(Date.parse(dive.deletedAt), now)}`}</p>}
      </div>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        Restore
      </Button>
    </li>
  )
}

const Trash = () => {
  const trash = usePages(trashQuery())
  const { items, error, retry } = trash
  const now = useNow(minute)
  const isLate = useLate(trash.isLoading)
  if (!items && error)
    return <FailureNotice title="Deleted dives couldn’t be loaded" error={error} onRetry={retry} />
  if (!items) return isLate && <p role="status">Loading deleted dives…</p>
  if (items.length === 0)
    return (
      <Notice icon={IconTrash} title="No deleted dives" role="status">
        <p>{`Deleted dives stay here for ${diveLogLimits.trash} days and can be restored until then.`}</p>
      </Notice>
    )
  return (
    <>
      <ul className={css.list} aria-label="Deleted dives">
        {items.map((dive) => (
          <DeletedDive key={dive.id} dive={dive} now={now} />
        ))}
      </ul>
      <ListEnd of="dives" {...trash} />
    </>
  )
}

/** The dives that can still be brought back. */
export const TrashPage = () => {
  useTitle('Deleted Dives')
  useLogInFirst('Log in to see your dive log.')
  return (
    <MembersOnly what="see your dive log">
      {(personId) => (
        <div className={css.page}>
          <ButtonLink
            className={css.back}
            variant="quiet"
            to="/dive-log"
            leftSection={<IconArrowLeft {...icon} />}
          >
            Dive Log
          </ButtonLink>
          <h1 tabIndex={-1}>Deleted Dives</h1>
          <p className={css.lead}>
            {`Deleted dives stay here for ${diveLogLimits.trash} days. After that they are gone for good.`}
          </p>
          <Trash key={personId} />
        </div>
      )}
    </MembersOnly>
  )
}

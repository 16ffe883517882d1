import { Button } from '@mantine/core'
import type { DiveShare } from '@soundings/contract/dive-log'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { endsText } from '#shared/lib/link-ends.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import css from '#shared/ui/sharing.module.css'
import { toast } from '#shared/ui/toast.tsx'
import { showsText } from './share.view.ts'
import { endLink, sharesQuery } from './sharing.queries.ts'

const OpenLink = ({ diveId, share }: { diveId: string; share: DiveShare }) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const about = useId()
  const { mutate, isPending } = useMutation({
    mutationFn: () => endLink(queries, diveId, share.id),
    onSuccess: () => toast.success('The link no longer works'),
    onError: (error) => toast.error(wordsOf(error, 'Couldn’t end the link. Please try again.')),
  })
  return (
    <li>
      <div id={about}>
        <strong>{showsText(share.shows)}</strong>
        <p>
          Created {dateText(share.createdAt, language)} · {endsText(share, language)}
        </p>
      </div>
      <Button variant="default" aria-describedby={about} loading={isPending} onClick={() => mutate()}>
        End link
      </Button>
    </li>
  )
}

/** The links to a dive that work, each with what it shows and the way to end it. */
export const OpenLinks = ({ diveId }: { diveId: string }) => {
  const { data, error, isFetching, refetch } = useQuery(sharesQuery(diveId))
  if (error && !data && !isFetching)
    return (
      <div className={css.failed} role="alert">
        <FailureText error={error} />
        <Button variant="default" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!data || data.items.length === 0) return null
  return (
    <section className={css.open}>
      <h3>Open links</h3>
      <ul>
        {data.items.map((share) => (
          <OpenLink key={share.id} diveId={diveId} share={share} />
        ))}
      </ul>
    </section>
  )
}

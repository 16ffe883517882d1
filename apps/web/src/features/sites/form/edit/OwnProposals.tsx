import { Button } from '@mantine/core'
import type { SiteProposal } from '@soundings/contract/site-editing'
import { useMutation, useQuery } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { toast } from '#shared/ui/toast.tsx'
import { factLabel } from '../../changes/changes.view.ts'
import { siteDateText } from '../../sites.view.ts'
import { proposalsQuery, withdrawProposal } from '../form.queries.ts'
import css from './OwnProposals.module.css'

const Proposal = ({ proposal: { id, createdAt, changes, status, reason } }: { proposal: SiteProposal }) => {
  const language = useDateLanguage(({ language }) => language)
  const { mutate, isPending } = useMutation(withdrawProposal)
  const takeBack = () =>
    mutate(
      { params: { proposalId: id } },
      { onError: (error) => toast.error(wordsOf(error, 'Failed to take the proposal back')) },
    )
  return (
    <li className={css.proposal}>
      <span>
        {siteDateText(createdAt, language)}: {changes.map(({ field }) => factLabel[field]).join(', ')}.{' '}
        {status === 'pending'
          ? 'A moderator will look at it.'
          : `Not taken over${reason ? `: ${reason}` : '.'}`}
      </span>
      {status === 'pending' && (
        <Button variant="quiet" loading={isPending} onClick={takeBack}>
          Take back
        </Button>
      )}
    </li>
  )
}

/** What the person proposed for this site before and is not part of it: what waits, and what was turned down. */
export const OwnProposals = ({ siteId }: { siteId: string }) => {
  const { data } = useQuery(proposalsQuery(siteId))
  const shown = data?.items.filter(({ status }) => status === 'pending' || status === 'rejected') ?? []
  if (shown.length === 0) return null
  return (
    <section className={css.proposals} aria-labelledby="own-proposals">
      <h2 id="own-proposals">What you proposed before</h2>
      <ul>
        {shown.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </section>
  )
}

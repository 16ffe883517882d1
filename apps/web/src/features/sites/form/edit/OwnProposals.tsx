import { Button } from '@mantine/core'
import type { SiteProposal } from '@soundings/contract/site-editing'
import { listText } from '@soundings/rules/phrases'
import { useMutation, useQuery } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { toast } from '#shared/ui/toast.tsx'
import { factLabel } from '../../changes/changes.view.ts'
import { siteDateText } from '../../sites.view.ts'
import { proposalsQuery, withdrawProposal } from '../form.queries.ts'
import css from './OwnProposals.module.css'

const outcomeText = (status: SiteProposal['status'], reason: SiteProposal['reason']): string => {
  if (status === 'pending') return 'A moderator will review it.'
  return reason ? `Not accepted: ${reason}` : 'Not accepted.'
}

const Proposal = ({ proposal: { id, createdAt, changes, status, reason } }: { proposal: SiteProposal }) => {
  const language = useDateLanguage(({ language }) => language)
  const { mutate, isPending } = useMutation(withdrawProposal)
  const takeBack = () =>
    mutate(
      { params: { proposalId: id } },
      { onError: (error) => toast.error(wordsOf(error, 'Your proposal couldn’t be withdrawn')) },
    )
  return (
    <li className={css.proposal}>
      <span>
        {siteDateText(createdAt, language)}:{' '}
        {listText(
          changes.map(({ field }) => factLabel[field]),
          'and',
        )}
        . {outcomeText(status, reason)}
      </span>
      {status === 'pending' && (
        <Button variant="quiet" loading={isPending} onClick={takeBack}>
          Withdraw
        </Button>
      )}
    </li>
  )
}

/** The person's own earlier proposals for this site: those that are pending, and those that were not accepted. */
export const OwnProposals = ({ siteId }: { siteId: string }) => {
  const { data } = useQuery(proposalsQuery(siteId))
  const shown = data?.items.filter(({ status }) => status === 'pending' || status === 'rejected') ?? []
  if (shown.length === 0) return null
  return (
    <section className={css.proposals} aria-labelledby="own-proposals">
      <h2 id="own-proposals">Your earlier proposals</h2>
      <ul>
        {shown.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </section>
  )
}

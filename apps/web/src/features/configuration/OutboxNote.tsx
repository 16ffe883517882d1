import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { mailQuery } from './configuration.queries.ts'

/** Says where a mailed code is on a server that sends no mail, as it is while somebody tries Soundings out. */
export const OutboxNote = ({ className }: { className: string | undefined }) => {
  const outbox = useQuery(mailQuery()).data?.outbox
  if (!outbox) return null
  return (
    <p className={className}>
      <span>
        This server doesn’t send email yet. Find your code in its{' '}
        <a href={outbox} target="_blank" rel="noreferrer">
          outbox<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
        .
      </span>
    </p>
  )
}

import { Skeleton } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { failureOf } from '#shared/api/failure.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import page from '../page/TripPage.module.css'
import { sharedTripQuery } from '../sharing/sharing.queries.ts'
import { SharedSheet } from './SharedSheet.tsx'

/** A token as links have it. */
const isToken = (token: string) => /^[\w-]{22,64}$/.test(token)

const Ended = () => (
  <Notice
    icon={IconLinkOff}
    level={1}
    role="alert"
    title="This link doesn’t work any more"
    action={
      <ButtonLink variant="default" to="/explore">
        Explore dive sites
      </ButtonLink>
    }
  >
    <p>It has ended or never existed. Ask the person who sent it for a new one.</p>
  </Notice>
)

/** What the link with this token shows. */
export const SharedTrip = ({ token }: { token: string }) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...sharedTripQuery(token),
    enabled: isToken(token),
  })
  const isLate = useLate(isFetching && !data)
  const isMissing = !isToken(token) || failureOf(error).kind === 'missing'
  useTitle(isMissing ? 'Link not found' : (data?.name ?? 'Trip'))
  if (isMissing) return <Ended />
  if (data) return <SharedSheet trip={data} />
  if (error && !isFetching)
    return (
      <FailureNotice
        title="This trip couldn’t be loaded"
        level={1}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  return (
    isLate && (
      <div className={page.waiting} role="status" aria-label="Loading the trip">
        <Skeleton height={96} radius="lg" />
        <Skeleton height={360} radius="lg" />
      </div>
    )
  )
}

/** A trip as a link shows it to anybody. */
export const SharedTripPage = () => {
  const { token = '' } = useParams({ strict: false })
  return (
    <div className={page.page}>
      <SharedTrip key={token} token={token} />
    </div>
  )
}

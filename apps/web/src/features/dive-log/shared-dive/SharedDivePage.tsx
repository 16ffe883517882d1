import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { failureOf } from '#shared/api/failure.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { DiveSkeleton } from '../dive/DiveSkeleton.tsx'
import css from '../dive/sheet.module.css'
import { sharedDiveQuery } from '../sharing/sharing.queries.ts'
import { SharedSheet } from './SharedSheet.tsx'

/** A token as links have it. */
const isToken = (token: string) => /^[\w-]{43}$/.test(token)

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

/** What a link shows of a dive, to anybody. */
export const SharedDivePage = () => {
  const { token = '' } = useParams({ strict: false })
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...sharedDiveQuery(token),
    enabled: isToken(token),
  })
  const isLate = useLate(isFetching && !data)
  const isMissing = !isToken(token) || failureOf(error).kind === 'missing'
  useTitle(isMissing ? 'Link not found' : (data?.siteName ?? 'Dive'))

  const content = () => {
    if (isMissing) return <Ended />
    if (data) return <SharedSheet dive={data} savedAt={dataUpdatedAt} />
    if (error && !isFetching)
      return (
        <FailureNotice
          title="This dive couldn’t be loaded"
          level={1}
          error={error}
          onRetry={() => refetch()}
        />
      )
    return isLate && <DiveSkeleton />
  }
  return <div className={css.page}>{content()}</div>
}

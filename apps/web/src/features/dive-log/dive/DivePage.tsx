import { isUuid } from '@soundings/contract/ids'
import { IconNotebook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { failureOf } from '#shared/api/failure.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { diveQuery } from '../dive-log.queries.ts'
import { DiveSkeleton } from './DiveSkeleton.tsx'
import { OwnDive } from './OwnDive.tsx'
import css from './sheet.module.css'

const back = (
  <ButtonLink variant="default" to="/dive-log">
    Back to Dive Log
  </ButtonLink>
)

const Missing = () => (
  <Notice icon={IconNotebook} level={1} role="alert" title="Dive not found" action={back}>
    <p>This dive doesn’t exist or isn’t yours.</p>
  </Notice>
)

const Asked = ({ diveId }: { diveId: string }) => {
  // Once it is in the trash, the log is on its way.
  const [isRemoved, setRemoved] = useState(false)
  const {
    data: dive,
    dataUpdatedAt,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...diveQuery(diveId), enabled: !isRemoved })
  const isLate = useLate(isFetching && !dive)
  const isMissing = failureOf(error).kind === 'missing'
  useTitle(dive && !isMissing ? dive.siteName : isMissing ? 'Dive not found' : 'Dive')
  if (isRemoved) return <DiveSkeleton />
  if (isMissing) return <Missing />
  if (dive)
    return <OwnDive key={dive.id} dive={dive} savedAt={dataUpdatedAt} onRemoved={() => setRemoved(true)} />
  if (error && !isFetching)
    return (
      <FailureNotice
        title="This dive couldn’t be loaded"
        level={1}
        error={error}
        onRetry={() => refetch()}
        other={back}
      />
    )
  return isLate && <DiveSkeleton />
}

/** Everything that one wrote of a dive, and what a computer recorded. */
export const DivePage = () => {
  const { diveId = '' } = useParams({ strict: false })
  const isId = isUuid(diveId)
  useLogInFirst('Log in to see your dive log.')
  return (
    <MembersOnly what="see your dive log">
      {() => <div className={css.page}>{isId ? <Asked key={diveId} diveId={diveId} /> : <Missing />}</div>}
    </MembersOnly>
  )
}

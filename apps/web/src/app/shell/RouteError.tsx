import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isCallFailure } from '#shared/api/failure.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import css from './FullPage.module.css'

/** Stands where a page broke. The header stays, and there is a way on. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  useTitle('Something went wrong')
  const retry = () => {
    // A page whose code did not arrive, or broke, starts anew; a failed call is simply made again.
    if (!isCallFailure(error)) return window.location.reload()
    queries.reset()
    reset()
    router.invalidate()
  }
  return (
    <div className={css.page}>
      <Notice
        icon={IconAlertTriangle}
        level={1}
        role="alert"
        title="Something went wrong"
        action={
          <>
            <Button variant="default" onClick={retry}>
              Try again
            </Button>
            <ButtonLink variant="quiet" to="/explore">
              Back to Explore
            </ButtonLink>
          </>
        }
      >
        <FailureText error={error} />
      </Notice>
    </div>
  )
}

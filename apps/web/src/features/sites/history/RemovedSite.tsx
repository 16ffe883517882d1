import { Button } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf, wordsOf } from '#shared/api/failure.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import formCss from '#shared/ui/form/form.module.css'
import { toast } from '#shared/ui/toast.tsx'
import { historyQuery, restoreSite } from './history.queries.ts'
import { changeText } from './history.view.ts'
import css from './RemovedSite.module.css'

/** For moderators, at the address of a site that nobody sees: who took it down, and the way to bring it back. */
export const RemovedSite = ({ siteId }: { siteId: string }) => {
  const queries = useQueryClient()
  const { data, error, isFetching, refetch } = useInfiniteQuery({ ...historyQuery(siteId), retry: false })
  const [last] = data?.pages[0]?.items ?? []
  const restore = useMutation({
    mutationFn: () => restoreSite(queries, siteId),
    onSuccess: ({ siteName }) => toast.success(`‘${siteName}’ is on the map again`),
  })
  if (!data && error && failureOf(error).kind !== 'missing')
    return (
      <div className={formCss.form}>
        <p role="alert">Whether it was taken down could not be looked up.</p>
        <FailureText error={error} />
        <div className={css.middle}>
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      </div>
    )
  if (last?.kind !== 'removed') return null
  return (
    <div className={formCss.form}>
      <p>
        {changeText(last)}
        {last.note && `: ‘${last.note}’`}
      </p>
      <FormProblem>{restore.error && wordsOf(restore.error, 'Failed to restore the site')}</FormProblem>
      <div className={css.middle}>
        <Button variant="default" loading={restore.isPending} onClick={() => restore.mutate()}>
          Restore
        </Button>
      </div>
    </div>
  )
}

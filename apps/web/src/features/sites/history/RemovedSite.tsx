import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf, wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
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
  const { items, error, retry } = usePages({ ...historyQuery(siteId), retry: false })
  const last = items?.[0]
  const restore = useMutation({
    mutationFn: () => restoreSite(queries, siteId),
    onSuccess: ({ siteName }) => toast.success(`‘${siteName}’ is on the map again`),
  })
  if (!items && error && failureOf(error).kind !== 'missing')
    return (
      <div className={formCss.form}>
        <p role="alert">We couldn’t check whether this site was removed.</p>
        <FailureText error={error} />
        <div className={css.middle}>
          <Button variant="default" onClick={retry}>
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
      <FormProblem>{restore.error && wordsOf(restore.error, 'The site couldn’t be restored')}</FormProblem>
      <div className={css.middle}>
        <Button variant="default" loading={restore.isPending} onClick={() => restore.mutate()}>
          Restore
        </Button>
      </div>
    </div>
  )
}

import { Button, VisuallyHidden } from '@mantine/core'
import type { RemovedSite } from '@soundings/contract/site-review'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { agoText } from '#shared/lib/ago.ts'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './RemovedRow.module.css'
import { restoreSite } from './removed.queries.ts'
import { daysLeftText } from './removed.view.ts'

/** One site that was removed: which, by whom, why, until when it can come back; and the way back. */
export const RemovedRow = ({ site, now }: { site: RemovedSite; now: number }) => {
  const { id, siteName, region, country, by, reason, removedAt, restorableUntil } = site
  const restore = useMutation(restoreSite)
  const restoreNow = () =>
    restore.mutate({ params: { siteId: id } }, { onSuccess: () => toast.success(`‘${siteName}’ is back`) })
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          <bdi>{siteName}</bdi>
        </p>
        <p className={css.about}>
          {[
            [region, country].filter(Boolean).join(', '),
            `removed ${agoText(Date.parse(removedAt), now)}${by ? ` by ${by}` : ''}`,
            daysLeftText(Date.parse(restorableUntil), now),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {reason && <p className={css.reason}>‘{reason}’</p>}
        {restore.error && (
          <p className={css.failed} role="alert">
            {wordsOf(restore.error, 'The site couldn’t be restored')}
          </p>
        )}
      </div>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp {...icon} />}
        loading={restore.isPending}
        onClick={restoreNow}
      >
        Restore<VisuallyHidden> {siteName}</VisuallyHidden>
      </Button>
    </li>
  )
}

import { Button } from '@mantine/core'
import type { Report } from '@soundings/contract/reports'
import { IconThumbUp } from '@tabler/icons-react'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './Helpful.module.css'
import { helpfulText } from './report.view.ts'
import { useHelpful } from './use-helpful.ts'

/** Whom a report helped, and the person's own say in it. Nobody praises an own report, or one that is not published. */
export const Helpful = ({ report }: { report: Report }) => {
  const isMember = useSession(isLoggedIn)
  const { toggle } = useHelpful(report)
  const { approvalStatus, isMine, isHelpful, helpfulCount } = report
  const words = helpfulText(helpfulCount)
  if (approvalStatus !== 'approved') return null
  if (!isMember || isMine) return words && <p className={css.words}>{words}</p>
  return (
    <Button
      variant="default"
      className={css.button ?? ''}
      leftSection={<IconThumbUp {...icon} />}
      aria-pressed={isHelpful}
      onClick={toggle}
    >
      Helpful{helpfulCount > 0 && <span className={css.count}>{helpfulCount}</span>}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { failureOf } from '#shared/api/failure.ts'
import { FailureText } from './FailureText.tsx'
import { Notice } from './Notice.tsx'

type Props = Pick<ComponentProps<typeof Notice>, 'title' | 'level'> & {
  icon?: ComponentProps<typeof Notice>['icon']
  error: unknown
  onRetry: () => void
  /** Another way on, beside trying again. */
  other?: ReactNode
  /** What is said instead of something that does not exist, or not for this person. */
  missing?: { title: string; onClose: () => void }
}

/** Says in the place of content why it did not come, and offers to try again. */
export const FailureNotice = ({
  icon = IconCloudOff,
  title,
  level = 2,
  error,
  onRetry,
  other,
  missing,
}: Props) =>
  missing && failureOf(error).kind === 'missing' ? (
    <Notice
      icon={icon}
      title={missing.title}
      level={level}
      role="alert"
      action={
        <Button variant="default" onClick={missing.onClose}>
          Close
        </Button>
      }
    >
      <p>It doesn’t exist or isn’t public.</p>
    </Notice>
  ) : (
    <Notice
      icon={icon}
      title={title}
      level={level}
      role="alert"
      action={
        <>
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
          {other}
        </>
      }
    >
      <FailureText error={error} />
    </Notice>
  )

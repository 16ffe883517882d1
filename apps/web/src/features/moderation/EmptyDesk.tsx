import { Button } from '@mantine/core'
import type { PendingType } from '@soundings/contract/moderation'
import { IconAnchor } from '@tabler/icons-react'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

type Props = { type: PendingType | undefined; onShowAll: () => void }

/** All is done. */
export const EmptyDesk = ({ type, onShowAll }: Props) => (
  <Notice
    icon={IconAnchor}
    title="No pending submissions found."
    role="status"
    action={
      type ? (
        <Button variant="default" onClick={onShowAll}>
          Show all types
        </Button>
      ) : (
        <ButtonLink variant="default" to="/explore">
          Back to Main View
        </ButtonLink>
      )
    }
  >
    <p>
      {type
        ? 'Nothing of this type is pending. New submissions appear here automatically.'
        : 'All caught up. New submissions appear here automatically.'}
    </p>
  </Notice>
)

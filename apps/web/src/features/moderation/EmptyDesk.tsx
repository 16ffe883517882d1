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
        ? 'Nothing of this type waits. What divers send in appears here by itself.'
        : 'Everything that divers sent in is decided. What comes next appears here by itself.'}
    </p>
  </Notice>
)

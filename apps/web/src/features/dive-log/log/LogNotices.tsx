import { Button } from '@mantine/core'
import { IconNotebook, IconSearchOff } from '@tabler/icons-react'
import { Notice } from '#shared/ui/Notice.tsx'
import { openDiveForm } from '../form/dive-form-store.ts'

/** A log without any dive. */
export const FirstDive = () => (
  <Notice
    icon={IconNotebook}
    title="Log your first dive"
    action={
      <Button variant="main" aria-haspopup="dialog" onClick={() => openDiveForm()}>
        Add New Dive
      </Button>
    }
  >
    <p>
      Write down where you were, how deep and for how long, and what you saw. It works on the boat, too:
      without a signal your dive is kept on this device and sent later.
    </p>
    <p>Your log is private. You can share single dives with a link.</p>
  </Notice>
)

type Props = { onClear: () => void }

/** A log that has dives, but none of those that were asked for. */
export const NoDives = ({ onClear }: Props) => (
  <Notice
    icon={IconSearchOff}
    title="No dives found"
    role="status"
    action={
      <Button variant="default" onClick={onClear}>
        Show all dives
      </Button>
    }
  >
    <p>No dive in your log matches your search and filters.</p>
  </Notice>
)

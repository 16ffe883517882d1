import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconArrowLeft,
  IconDots,
  IconHistory,
  IconPencil,
  IconPrinter,
  IconShare2,
  IconSpeakerphone,
  IconTrash,
} from '@tabler/icons-react'
import { ariaKeys } from '#shared/lib/shortcuts.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from './DiveBar.module.css'
import { diveShortcuts } from './dive-shortcuts.ts'

type Props = {
  onEdit: () => void
  onShare: () => void
  /** Left out where the dive’s site isn’t on the map. */
  onTell: (() => void) | null
  onHistory: () => void
  onDelete: () => void
}

/** The way back to the log, and what can be done with a dive. */
export const DiveBar = ({ onEdit, onShare, onTell, onHistory, onDelete }: Props) => (
  <div className={css.bar}>
    <ButtonLink
      variant="scrim"
      to="/dive-log"
      activeOptions={{ exact: true }}
      leftSection={<IconArrowLeft {...icon} />}
    >
      Dive Log
    </ButtonLink>
    <div className={css.tools}>
      <Button
        variant="scrim"
        leftSection={<IconPencil {...icon} />}
        aria-keyshortcuts={ariaKeys(diveShortcuts.editDive)}
        onClick={onEdit}
      >
        Edit
      </Button>
      <ActionIcon variant="scrim" aria-label="Share" onClick={onShare}>
        <IconShare2 {...icon} />
      </ActionIcon>
      <ActionMenu label="More" icon={<IconDots {...icon} />} width={210}>
        {onTell && (
          <Menu.Item leftSection={<IconSpeakerphone {...icon} />} onClick={onTell}>
            Tell other divers
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
          Print logbook page
        </Menu.Item>
        <Menu.Item leftSection={<IconHistory {...icon} />} onClick={onHistory}>
          History
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...icon} />} onClick={onDelete}>
          Delete
        </Menu.Item>
      </ActionMenu>
    </div>
  </div>
)

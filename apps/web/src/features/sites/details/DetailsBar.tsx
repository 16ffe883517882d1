import { ActionIcon, Button } from '@mantine/core'
import { IconMap2, IconX } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import css from './DetailsBar.module.css'

type Props = { canShowMap: boolean; onShowMap: () => void; onClose: () => void }

/** The buttons that stay in reach while the details scroll beneath them. */
export const DetailsBar = ({ canShowMap, onShowMap, onClose }: Props) => (
  <div className={css.bar}>
    {canShowMap && (
      <Button variant="scrim" leftSection={<IconMap2 {...icon} />} onClick={onShowMap}>
        Map
      </Button>
    )}
    <ActionIcon
      className={css.close}
      variant="scrim"
      aria-label="Close"
      aria-keyshortcuts="Escape"
      onClick={onClose}
    >
      <IconX {...icon} />
    </ActionIcon>
  </div>
)

import { Button } from '@mantine/core'
import { IconZoomIn } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import css from './RoughPlace.module.css'

/** Asks whoever set a pin from far out to zoom in and set it where it belongs. */
export const RoughPlace = ({ onZoomIn }: { onZoomIn: () => void }) => (
  <div className={css.note} role="status">
    <p>You set this pin from far out, so it may be kilometres off. Zoom in and set it again.</p>
    <Button variant="default" leftSection={<IconZoomIn {...icon} />} onClick={onZoomIn}>
      Zoom in
    </Button>
  </div>
)

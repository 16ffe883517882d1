import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useMap } from '@vis.gl/react-maplibre'
import { icon } from '#shared/ui/icons.ts'
import type { Base } from './base-style.ts'
import css from './MapControls.module.css'

const bases = [
  { value: 'roadmap', label: 'Map' },
  { value: 'satellite', label: 'Satellite' },
]

/** Zoom, and the choice between chart and imagery. */
export const MapControls = ({ base, onBaseChange }: { base: Base; onBaseChange: (base: Base) => void }) => {
  const { current: map } = useMap()
  return (
    <>
      <SegmentedControl
        classNames={{ root: css.base, label: css.choice, indicator: css.indicator }}
        aria-label="Base map"
        size="md"
        data={bases}
        value={base}
        onChange={(value) => onBaseChange(value as Base)}
      />
      <div className={css.zoom}>
        <ActionIcon variant="quiet" aria-label="Zoom in" onClick={() => map?.zoomIn()}>
          <IconPlus {...icon} />
        </ActionIcon>
        <ActionIcon variant="quiet" aria-label="Zoom out" onClick={() => map?.zoomOut()}>
          <IconMinus {...icon} />
        </ActionIcon>
      </div>
    </>
  )
}

import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconCurrentLocation, IconMinus, IconPlus } from '@tabler/icons-react'
import { ScaleControl, useMap } from '@vis.gl/react-maplibre'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { type Base, baseLabel } from './base-style.ts'
import css from './MapControls.module.css'

const bases = Object.entries(baseLabel).map(([value, label]) => ({ value, label }))

type Props = {
  base: Base
  onBaseChange: ((base: Base) => void) | undefined
  onLocate: () => void
  isLocating: boolean
}

/** Zoom, the way to where one is, the scale, and the choice between chart and imagery. */
export const MapControls = ({ base, onBaseChange, onLocate, isLocating }: Props) => {
  const { current: map } = useMap()
  const unit = useUnits(({ depth }) => depth)
  return (
    <>
      {onBaseChange && (
        <SegmentedControl
          classNames={{ root: css.base, label: css.choice, indicator: css.indicator }}
          aria-label="Base map"
          size="md"
          data={bases}
          value={base}
          onChange={(value) => onBaseChange(value as Base)}
        />
      )}
      <div className={css.tools}>
        <ActionIcon variant="quiet" aria-label="Show my location" loading={isLocating} onClick={onLocate}>
          <IconCurrentLocation {...icon} />
        </ActionIcon>
        <ActionIcon variant="quiet" aria-label="Zoom in" onClick={() => map?.zoomIn()}>
          <IconPlus {...icon} />
        </ActionIcon>
        <ActionIcon variant="quiet" aria-label="Zoom out" onClick={() => map?.zoomOut()}>
          <IconMinus {...icon} />
        </ActionIcon>
      </div>
      <ScaleControl
        key={unit}
        position="bottom-right"
        maxWidth={90}
        unit={unit === 'm' ? 'metric' : 'imperial'}
      />
    </>
  )
}

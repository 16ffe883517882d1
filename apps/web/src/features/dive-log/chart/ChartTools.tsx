import { ActionIcon } from '@mantine/core'
import { IconArrowsHorizontal, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import css from './chart.module.css'
import type { Lane, LaneKey } from './lanes.view.ts'
import { zoomStep } from './use-cursor-keys.ts'

type Props = {
  lanes: readonly Lane[]
  shown: ReadonlySet<LaneKey>
  onToggle: (lane: LaneKey) => void
  hasCeiling: boolean
  isWhole: boolean
  onZoom: (factor: number) => void
  onWhole: () => void
}

/** What is drawn below the depths, and how close the profile is looked at. */
export const ChartTools = ({ lanes, shown, onToggle, hasCeiling, isWhole, onZoom, onWhole }: Props) => (
  <div className={css.tools}>
    <fieldset className={css.lanes}>
      <legend>Show</legend>
      {lanes.map(({ key, label }) => (
        <button key={key} type="button" aria-pressed={shown.has(key)} onClick={() => onToggle(key)}>
          {label}
        </button>
      ))}
      {hasCeiling && <span className={css.legend}>Ceiling, as the dive computer showed it</span>}
    </fieldset>
    <div className={css.zoom}>
      <ActionIcon
        variant="default"
        aria-label="Zoom out"
        aria-disabled={isWhole}
        onClick={() => onZoom(1 / zoomStep)}
      >
        <IconZoomOut {...icon} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label="Zoom in" onClick={() => onZoom(zoomStep)}>
        <IconZoomIn {...icon} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label="Show the whole dive"
        aria-disabled={isWhole}
        onClick={onWhole}
      >
        <IconArrowsHorizontal {...icon} />
      </ActionIcon>
    </div>
  </div>
)

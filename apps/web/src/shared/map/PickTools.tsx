import { Button } from '@mantine/core'
import { IconFlagPlus } from '@tabler/icons-react'
import { Marker } from '@vis.gl/react-maplibre'
import { icon } from '#shared/ui/icons.ts'
import type { Base } from './base-style.ts'
import { HereDot } from './HereDot.tsx'
import { MapControls } from './MapControls.tsx'
import css from './PickTools.module.css'
import { useLocation } from './use-location.ts'

type Props = {
  base: Base
  onBaseChange: (base: Base) => void
  onMiddle: () => void
  /** Whether a pin stands. */
  hasPlace: boolean
}

/**
 * The cross in the middle of the map, the button that takes the place under it, and the controls of the map. Once the pin
 * stands, the cross shows only to whoever reaches for that button or moves the map by keyboard.
 */
export const PickTools = ({ base, onBaseChange, onMiddle, hasPlace }: Props) => {
  const { here, isLocating, locate } = useLocation()
  return (
    <>
      {here && (
        <Marker longitude={here[0]} latitude={here[1]}>
          <HereDot />
        </Marker>
      )}
      <svg className={css.cross} data-standing={hasPlace || undefined} viewBox="0 0 44 44" aria-hidden="true">
        <path className={css.edge} d="M22 2v14M22 28v14M2 22h14M28 22h14" />
        <path d="M22 2v14M22 28v14M2 22h14M28 22h14" />
        <circle cx="22" cy="22" r="1.6" />
      </svg>
      <Button
        className={css.take ?? ''}
        variant="default"
        leftSection={<IconFlagPlus {...icon} />}
        onClick={onMiddle}
      >
        Set location here
      </Button>
      <MapControls
        base={base}
        onBaseChange={onBaseChange}
        onLocate={() => void locate()}
        isLocating={isLocating}
      />
    </>
  )
}

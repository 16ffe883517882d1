import { Button } from '@mantine/core'
import type { BaseMap, BaseMaps } from '@soundings/contract/configuration'
import { type Base, baseLabel } from './base-style.ts'
import { MapFailure } from './MapFailure.tsx'
import type { MapWords } from './map-props.ts'

type Props = {
  base: Base
  missing: BaseMap & { kind: 'missing-key' }
  bases: BaseMaps | undefined
  onBaseChange: (base: Base) => void
  words?: MapWords | undefined
}

/** Who runs this server forgot a key. The other base map, if it needs none, is the way on. */
export const MissingKey = ({ base, missing, bases, onBaseChange, words }: Props) => {
  const other = base === 'satellite' ? 'roadmap' : 'satellite'
  return (
    <MapFailure
      title="Map key missing"
      words={words}
      why={`Set the key of ${missing.name} in the configuration of this server.`}
      action={
        bases?.[other].kind !== 'missing-key' && (
          <Button variant="default" onClick={() => onBaseChange(other)}>
            Show {baseLabel[other]}
          </Button>
        )
      }
    />
  )
}

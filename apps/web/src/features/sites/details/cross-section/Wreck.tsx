import type { WreckLook } from '@soundings/contract/sites'
import type { ComponentType } from 'react'
import { KeelUpWreck, OnSideWreck } from './LyingWreck.tsx'
import { AeroplaneWreck, SailingWreck, SubmarineWreck } from './OtherWreck.tsx'
import { UprightWreck } from './UprightWreck.tsx'
import type { WreckProps } from './wreck-props.ts'

const drawings: Record<WreckLook, ComponentType<WreckProps>> = {
  upright: UprightWreck,
  'on-side': OnSideWreck,
  'keel-up': KeelUpWreck,
  sailing: SailingWreck,
  aeroplane: AeroplaneWreck,
  submarine: SubmarineWreck,
}

/** A wreck as it is known to look; upright where nobody says. */
export const Wreck = (props: WreckProps) => {
  const Drawing = drawings[props.section.wreckLook ?? 'upright']
  return <Drawing {...props} />
}

import { use, useState } from 'react'
import { DrawnMap } from './DrawnMap.tsx'
import { canDraw, fontsReady } from './engine.ts'
import { MapFailure } from './MapFailure.tsx'
import type { DiveMapProps } from './map-props.ts'

const webglMissing = 'Your browser can’t show the map because WebGL 2 is missing.'

/** The one map: base, soundings, clusters, the selected site; or why there is none. */
export const DiveMap = (props: DiveMapProps) => {
  use(fontsReady)
  const [failure, setFailure] = useState(() => (canDraw() ? null : webglMissing))
  if (failure) return <MapFailure why={failure} words={props.words} />
  return <DrawnMap {...props} onFailure={setFailure} />
}

import { useMemo, useRef, useState } from 'react'
import { useUnits } from '#shared/units/unit-store.ts'
import { ChartTools } from './ChartTools.tsx'
import { CursorLine } from './CursorLine.tsx'
import css from './chart.module.css'
import { createCursor } from './cursor.ts'
import { gasStretches, type LaneKey, laneKinds, lanesOf } from './lanes.view.ts'
import { layoutOf } from './layout.view.ts'
import { ProfilePicture } from './ProfilePicture.tsx'
import { ProfileTable } from './ProfileTable.tsx'
import { Readout } from './Readout.tsx'
import { type Profile, type Recording, reachOf, readProfile } from './recording.view.ts'
import { useCursorKeys } from './use-cursor-keys.ts'
import { useGestures } from './use-gestures.ts'
import { useWidth } from './use-width.ts'
import { isWhole, type Span, wholeOf, zoomedTo } from './zoom.view.ts'

const depthHeight = { wide: 280, narrow: 210 } as const

const shownFirst = new Set<LaneKey>(laneKinds.filter(({ isShown }) => isShown).map(({ key }) => key))

const toggled = (shown: ReadonlySet<LaneKey>, key: LaneKey): ReadonlySet<LaneKey> =>
  shown.has(key) ? new Set([...shown].filter((each) => each !== key)) : new Set([...shown, key])

const Chart = ({ recording }: { recording: Recording }) => {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const units = useUnits()
  const { duration } = recording
  const [cursor] = useState(createCursor)
  const [span, setSpan] = useState<Span>(() => wholeOf(duration))
  const [shown, setShown] = useState<ReadonlySet<LaneKey>>(shownFirst)
  const plot = useRef<HTMLDivElement>(null)

  const all = useMemo(() => lanesOf(recording), [recording])
  const lanes = useMemo(() => all.filter(({ key }) => shown.has(key)), [all, shown])
  const layout = useMemo(
    () =>
      layoutOf({
        width,
        depthHeight: width < 560 ? depthHeight.narrow : depthHeight.wide,
        hasGas: gasStretches(recording).length > 0,
        lanes: lanes.map(({ key }) => key),
      }),
    [width, recording, lanes],
  )
  const hasCeiling = useMemo(() => {
    const ceiling = recording.tracks.get('ceiling')
    return ceiling !== undefined && reachOf([ceiling])[1] > 0
  }, [recording])
  const view = { recording, span, onSpan: setSpan, cursor }
  const gestures = useGestures({ ...view, plot })
  const onKeyDown = useCursorKeys(view)

  return (
    <div className={css.chart}>
      <div aria-hidden="true">
        <Readout recording={recording} units={units} cursor={cursor} />
      </div>
      <div ref={frame} className={css.frame} style={{ minHeight: layout.height }}>
        {width > 0 && <ProfilePicture {...{ recording, span, layout, lanes, units }} />}
        <CursorLine {...{ plot, recording, span, layout, units, cursor, onKeyDown }} {...gestures} />
      </div>
      <p className={css.hint}>
        Point at the profile, or select it and use the arrow keys. Zoom with plus and minus, two fingers, or
        Ctrl and the wheel.
      </p>
      <ChartTools
        lanes={all}
        shown={shown}
        onToggle={(key) => setShown(toggled(shown, key))}
        hasCeiling={hasCeiling}
        isWhole={isWhole(span, duration)}
        onZoom={(factor) => setSpan((now) => zoomedTo(now, factor, (now[0] + now[1]) / 2, duration))}
        onWhole={() => setSpan(wholeOf(duration))}
      />
      <ProfileTable {...{ recording, units }} />
    </div>
  )
}

/**
 * What a dive computer recorded, to look at, to read moment by moment and to zoom into. It shows what was recorded and
 * works nothing out.
 */
export const ProfileChart = ({ profile }: { profile: Profile }) => {
  const recording = useMemo(() => readProfile(profile), [profile])
  if (!recording) return <p className={css.none}>Your computer recorded too little to draw a profile.</p>
  return <Chart recording={recording} />
}

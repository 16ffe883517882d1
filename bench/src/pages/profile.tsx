// The profile of a dive as the app draws it, and the same samples with uPlot.
import '../../../apps/web/src/shared/ui/styles.ts'
import 'uplot/dist/uPlot.min.css'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import UPlot from 'uplot'
import { ProfileChart } from '../../../apps/web/src/features/dive-log/chart/ProfileChart.tsx'
import type { Profile } from '../../../apps/web/src/features/dive-log/chart/recording.view.ts'

type Act = (side: 'ours' | 'other', times: number) => Promise<void>

declare global {
  interface Window {
    drawProfile?: Act
    readProfile?: Act
  }
}

const count = 5_000
const size = { width: 1_100, height: 420 }

/** A dive to 38 m that sways, a sample each second. */
const profile: Profile = {
  columns: ['time', 'depth', 'temperature', 'pressure'],
  samples: Array.from({ length: count }, (_, at) => {
    const part = at / (count - 1)
    const depth = 38 * Math.sin(Math.PI * part) + Math.sin(at / 9) + Math.sin(at / 2) / 3
    return [at, Math.max(0, depth), 26 - depth / 8, 200 - 150 * part]
  }),
  events: [],
}
const columns = profile.columns.map((_, at) => profile.samples.map((row) => row[at] ?? null))

/** Resolves once the frame is painted in which something was done. */
const painted = (act: () => void): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      act()
      setTimeout(resolve)
    }),
  )

const place = document.getElementById('chart') ?? document.body

type Side = { draw: () => void; move: (x: number) => void; clear: () => void }

let setChart: (chart: ReactNode) => void = () => undefined
/** Where the chart comes and goes; around it is what every page of the app has already. */
const Stage = () => {
  const [chart, set] = useState<ReactNode>(null)
  setChart = set
  return chart
}
const stage = place.appendChild(document.createElement('div'))
flushSync(() =>
  createRoot(stage).render(
    <MantineProvider>
      <Stage />
    </MantineProvider>,
  ),
)

const ours = (): Side => ({
  draw: () => flushSync(() => setChart(<ProfileChart profile={profile} />)),
  move: (x) =>
    flushSync(() => {
      const plot = stage.querySelector('[role=slider]')
      const clientX = (plot?.getBoundingClientRect().left ?? 0) + x
      plot?.dispatchEvent(
        new PointerEvent('pointermove', { clientX, clientY: 200, bubbles: true, pointerType: 'mouse' }),
      )
    }),
  clear: () => flushSync(() => setChart(null)),
})

const other = (): Side => {
  let plot: UPlot | undefined
  return {
    draw: () => {
      plot = new UPlot(
        {
          ...size,
          scales: { x: { time: false }, depth: { dir: -1 }, temperature: {}, pressure: {} },
          series: [
            { label: 'Time' },
            { label: 'Depth', scale: 'depth', stroke: '#082530', fill: '#12789a' },
            { label: 'Temperature', scale: 'temperature', stroke: '#0a6577' },
            { label: 'Pressure', scale: 'pressure', stroke: '#a32d07' },
          ],
          axes: [{}, { scale: 'depth' }],
        },
        columns as UPlot.AlignedData,
        place,
      )
    },
    move: (x) => plot?.setCursor({ left: x, top: 200 }),
    clear: () => plot?.destroy(),
  }
}

const sides = { ours, other }

/** Draws one anew, so many times. */
window.drawProfile = async (name, times) => {
  for (let time = 0; time < times; time++) {
    const { draw, clear } = sides[name]()
    await painted(draw)
    clear()
  }
}

/** Draws one and moves its cursor, so many times. */
window.readProfile = async (name, times) => {
  const { draw, move, clear } = sides[name]()
  await painted(draw)
  for (let time = 0; time < times; time++) await painted(() => move(120 + (time % 40) * 22))
  clear()
}

import type { DiveSamples } from '@soundings/contract/dive-log'
import { numberOf } from '#shared/choosing.ts'

type Dived = {
  minutes: number
  maxDepth: number
  waterTemp: number
  startPressure: number
  endPressure: number
}

/** Seconds between two samples, and what a diver keeps to: metres a minute, and the safety stop in metres. */
const pace = { step: 10, down: 14, up: 8, stop: 5, stopSeconds: 180 } as const

const tenths = (value: number) => Math.round(value * 10) / 10

/** What a computer would have recorded of a made-up dive: down, slowly up again over the reef, a safety stop. */
export const demoProfile = (key: string, dived: Dived): DiveSamples => {
  const { minutes, maxDepth, waterTemp, startPressure, endPressure } = dived
  const seconds = Math.round(minutes * 60)
  const bottom = (maxDepth / pace.down) * 60
  const stopFrom = seconds - pace.stopSeconds - 60
  const sway = (numberOf(`${key}/sway`) % 100) / 16
  const depthAt = (time: number): number => {
    if (time <= bottom) return (time / 60) * pace.down
    if (time >= seconds - 60) return (pace.stop * (seconds - time)) / 60
    if (time >= stopFrom) return pace.stop + 0.3 * Math.sin(time / 20)
    const part = (time - bottom) / (stopFrom - bottom)
    const slope = maxDepth + (pace.stop - maxDepth) * part ** 1.4
    return slope - Math.abs(Math.sin(time / 90 + sway)) * Math.min(2, slope / 8) * (1 - part)
  }
  const rows: DiveSamples['rows'] = []
  for (let time = 0; time <= seconds; time += pace.step) {
    const depth = Math.max(0, Math.min(maxDepth, depthAt(time)))
    const part = time / seconds
    rows.push([
      time,
      tenths(time === 0 || time + pace.step > seconds ? 0 : depth),
      time % 60 === 0 ? tenths(waterTemp + 1.5 * (1 - depth / maxDepth)) : null,
      tenths(startPressure - (startPressure - endPressure) * part ** 0.95),
    ])
  }
  return { columns: ['time', 'depth', 'temperature', 'pressure'], rows }
}

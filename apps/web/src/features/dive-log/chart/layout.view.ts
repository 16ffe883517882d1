import type { LaneKey } from './lanes.view.ts'

/** Where the parts of the picture lie below each other, in pixels. */
export type Layout = {
  width: number
  /** How wide the plot itself is, to the right of the scale of depths. */
  plot: number
  depths: { top: number; height: number }
  gas: { top: number; height: number } | null
  lanes: ReadonlyMap<LaneKey, { top: number; height: number }>
  /** The line on which the times stand. */
  axis: number
  height: number
}

/** Room beside the plot: the scale of depths, and half of the last time. */
export const sides = { left: 46, right: 14 } as const

const room = { top: 10, gas: 18, gap: 8, laneLabel: 24, lane: 40, axis: 26 } as const

type Asked = { width: number; depthHeight: number; hasGas: boolean; lanes: readonly LaneKey[] }

export const layoutOf = ({ width, depthHeight, hasGas, lanes }: Asked): Layout => {
  const depths = { top: room.top, height: depthHeight }
  let bottom = depths.top + depths.height
  const gas = hasGas ? { top: bottom + room.gap, height: room.gas } : null
  if (gas) bottom = gas.top + gas.height
  const placed = new Map<LaneKey, { top: number; height: number }>()
  for (const lane of lanes) {
    placed.set(lane, { top: bottom + room.gap + room.laneLabel, height: room.lane })
    bottom += room.gap + room.laneLabel + room.lane
  }
  return {
    width,
    plot: Math.max(1, width - sides.left - sides.right),
    depths,
    gas,
    lanes: placed,
    axis: bottom,
    height: bottom + room.axis,
  }
}

import type { Section } from '@soundings/rules/cross-section'
import css from './CrossSection.module.css'
import { toneAt } from './Marks.tsx'

/** The current that carries a drift dive: streams with a head, along the slope. */
export const Current = ({ section }: { section: Section }) => {
  const { width, height, ground, limits, diver } = section
  const { top, bottom } = ground.box
  const tall = Math.min(bottom, height - 20) - top
  const streams = [
    [0.5, 0.12, 0.2],
    [0.5, 0.34, 0.16],
    [0.46, 0.56, 0.11],
  ] as const
  return streams.map(([x, down, long]) => {
    const taken = [...limits.map((limit) => limit.y), ...(diver ? [diver.y] : [])]
    const asked = top + down * tall
    const y = taken.some((line) => Math.abs(line - asked) < 9) ? asked + 12 : asked
    const [from, reach] = [x * width, long * width]
    return (
      <g
        key={down}
        className={css.figure}
        data-tone={toneAt(section, { x: from, y })}
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity={0.72}
      >
        <path
          d={`M${from} ${y + 9}c${reach * 0.3} 7 ${reach * 0.45} -13 ${reach} -13m-9 -5l9 5l-7.4 7`}
          fill="none"
          strokeWidth={2.1}
        />
        <path
          d={`M${from - 30} ${y + 14}c${reach * 0.24} 7 ${reach * 0.4} -6 ${reach * 0.6} -9`}
          fill="none"
          strokeWidth={1.2}
          strokeOpacity={0.55}
        />
      </g>
    )
  })
}

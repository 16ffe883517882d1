import type { Section } from '@soundings/rules/cross-section'
import { type Box, isGround, type Point } from '@soundings/rules/cross-section/ground'
import { roomOf } from '@soundings/rules/cross-section/labels'
import css from './CrossSection.module.css'

/** Letters turn from dark to white at this depth, in metres; there either keeps enough contrast. */
const turn = 13

/** Which letters stand out at a height of the picture: those for shallow water, or those for deep water and ground. */
export const toneAt = ({ surface, perMetre, height, ground }: Section, { x, y }: Point) => {
  if (isGround(ground, { x, y })) return 'deep'
  const depth = (y - surface) / (perMetre ?? (height - surface) / 36)
  return depth < turn ? 'shallow' : 'deep'
}

const middleOf = ({ left, right, top, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** Limits, scale and words of the picture. */
export const Marks = ({ section }: { section: Section }) => {
  const { width, limits, ticks, labels, textSize, buoy, ground, subject } = section
  const isPool = subject === 'cenote'
  const limitAt = new Set(limits.map(({ y }) => y))
  return (
    <>
      {limits.map(({ name, y }) => (
        <path key={name} className={css.limit} d={`M0 ${y}H${width}`} />
      ))}
      {buoy && (
        <path
          className={css.figure}
          data-tone={toneAt(section, { x: buoy.x, y: (buoy.y + ground.crest.y) / 2 })}
          d={`M${buoy.x} ${buoy.y + 1}L${ground.crest.x} ${ground.crest.y}`}
          strokeOpacity={0.8}
          strokeWidth={1.3}
        />
      )}
      {labels.map(({ key, dot }) =>
        dot ? (
          <circle
            key={key}
            className={css.figure}
            data-tone={toneAt(section, { x: dot.x - 3, y: dot.y - 3 })}
            cx={dot.x}
            cy={dot.y}
            r={4}
            stroke="none"
          />
        ) : null,
      )}
      {ticks.map(({ y, text }) => (
        <text
          key={text}
          className={css.mark}
          data-tone={isPool ? 'deep' : toneAt(section, { x: width - 18, y })}
          x={width - 12}
          y={limitAt.has(y) ? y - 6 : y + 4}
          fontSize={11.5}
          textAnchor="end"
        >
          {text}
        </text>
      ))}
      {labels.map(({ key, text, at, anchor }) => (
        <text
          key={key}
          className={css.mark}
          data-tone={
            isPool && key.startsWith('limit')
              ? 'deep'
              : toneAt(section, middleOf(roomOf({ text, at, anchor }, textSize)))
          }
          data-strong={key === 'max' || key === 'top' || key === 'dived'}
          x={at.x}
          y={at.y}
          fontSize={textSize}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
    </>
  )
}

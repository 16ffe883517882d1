import type { Frame, Section } from '@soundings/rules/cross-section'
import { useId } from 'react'
import { ArtificialReef } from './ArtificialReef.tsx'
import { Cave, CaveHole } from './Cave.tsx'
import { Cenote } from './Cenote.tsx'
import css from './CrossSection.module.css'
import { Current } from './Current.tsx'
import { Floor, Rocks } from './Ground.tsx'
import { Diver, Fish } from './Life.tsx'
import { Marks } from './Marks.tsx'
import { Muck } from './Muck.tsx'
import { type Paint, Paints, paintOf } from './Paints.tsx'
import { Surface } from './Surface.tsx'
import { Water } from './Water.tsx'
import { Wreck } from './Wreck.tsx'

type Parts = { section: Section; paint: Paint; seed: number }

const Subject = (parts: Parts) => {
  switch (parts.section.subject) {
    case 'wreck':
      return <Wreck {...parts} />
    case 'artificial-reef':
      return <ArtificialReef {...parts} />
    case 'cave':
      return <Cave {...parts} />
    case 'cenote':
      return <Cenote {...parts} />
    case 'muck':
      return <Muck {...parts} />
    case 'drift':
      return <Current section={parts.section} />
    default:
      return null
  }
}

type Props = { section: Section; frame: Frame; seed: number }

/** One picture: water, ground, what stands on it, what floats, and the words. */
export const Scene = ({ section, frame, seed }: Props) => {
  const id = useId()
  const parts: Parts = { section, paint: paintOf(id), seed }
  const isBehind = section.subject === 'wreck' || section.subject === 'artificial-reef'
  const isPool = section.subject === 'cenote'
  return (
    <svg
      className={css.frame}
      data-frame={frame}
      data-scale={section.perMetre === null ? 'none' : undefined}
      viewBox={`0 0 ${section.width} ${section.height}`}
      role="img"
      aria-label={section.sentence}
    >
      <Paints id={id} section={section} />
      {section.subject === 'cave' && <CaveHole section={section} id={id} seed={seed} />}
      <g>
        <Water {...parts} />
        <Fish {...parts} />
        <Rocks {...parts} />
        {isBehind && <Subject {...parts} />}
        {!isPool && <Floor {...parts} />}
        {!isBehind && <Subject {...parts} />}
        <Diver section={section} />
        <Marks section={section} />
        <Surface section={section} />
      </g>
    </svg>
  )
}

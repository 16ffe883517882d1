import { IconMap2, IconSatellite } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import css from './BaseChoice.module.css'
import type { Home } from './use-home.ts'

const bases = [
  { base: 'roadmap', label: 'Map', Picture: IconMap2 },
  { base: 'satellite', label: 'Satellite', Picture: IconSatellite },
] as const

/** Chart or imagery. */
export const BaseChoice = ({ base: now, setBase }: Pick<Home, 'base' | 'setBase'>) => (
  <fieldset className={css.choice} aria-label="Base map">
    {bases.map(({ base, label, Picture }) => (
      <button key={base} type="button" aria-pressed={base === now} onClick={() => setBase(base)}>
        <Picture {...icon} />
        {label}
      </button>
    ))}
  </fieldset>
)

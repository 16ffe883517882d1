import type { Section } from '@soundings/rules/cross-section'
import type { Paint } from './Paints.tsx'

/** What the drawing of a wreck is given, whatever it looks like. */
export type WreckProps = { section: Section; paint: Paint; seed: number }

import type { Units as AllUnits } from '@soundings/rules/units'

/** The units in which a question is read and its chips are written; distances go with depths. */
export type Units = Pick<AllUnits, 'depth' | 'temperature'>

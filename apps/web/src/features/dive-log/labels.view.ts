import type { DiveCondition, DiveCylinder, DiveMode, DiveWeight } from '@soundings/contract/dive-log'

/** What a diver reads for each way the water and the sky were. */
export const diveConditionLabel: Record<DiveCondition, string> = {
  Calm: 'Calm',
  Current: 'Current',
  Surge: 'Surge',
  Clear: 'Clear',
  Overcast: 'Overcast',
  Night: 'Night Dive',
}

export const diveModeLabel: Record<DiveMode, string> = {
  oc: 'Open circuit',
  ccr: 'Closed-circuit rebreather',
  scr: 'Semi-closed rebreather',
  apnea: 'Freedive',
  gauge: 'Gauge',
}

export const cylinderUseLabel: Record<NonNullable<DiveCylinder['use']>, string> = {
  bottom: 'Bottom gas',
  deco: 'Decompression gas',
  travel: 'Travel gas',
  bailout: 'Bailout',
  diluent: 'Diluent',
  oxygen: 'Oxygen',
}

export const weightKindLabel: Record<NonNullable<DiveWeight['kind']>, string> = {
  belt: 'belt',
  integrated: 'integrated',
  ankle: 'ankle',
  backplate: 'backplate',
  trim: 'trim',
  other: 'other',
}

import type { EmergencyPlan } from '@soundings/contract/events-forms'

/** The parts of an emergency plan, in the order in which they are needed. */
export const planParts = [
  { part: 'help', label: 'Nearest help' },
  { part: 'oxygen', label: 'Oxygen and first aid' },
  { part: 'radio', label: 'Radio and phone' },
  { part: 'lead', label: 'Who leads' },
  { part: 'meetingPoint', label: 'Meeting point' },
  { part: 'notes', label: 'Also important' },
] as const satisfies readonly { part: keyof EmergencyPlan; label: string }[]

/** What the plan says, part by part; what it does not say is left out. */
export const planLines = (plan: EmergencyPlan): { label: string; text: string }[] =>
  planParts.flatMap(({ part, label }) => (plan[part] === '' ? [] : [{ label, text: plan[part] }]))

import type { ComponentProps } from 'react'
import type { EventValues } from './event-values.ts'

/** What the parts of the form are given. */
export type FieldsOf = {
  values: EventValues
  errors: Readonly<Record<string, unknown>>
  // biome-ignore lint/suspicious/noExplicitAny: as the form gives them
  of: (name: keyof EventValues) => ComponentProps<any>
  set: <Name extends keyof EventValues>(name: Name, value: EventValues[Name]) => void
}

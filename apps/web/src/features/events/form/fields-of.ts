import type { FormErrors, UseFormReturnType } from '@mantine/form'
import type { EventValues } from './event-values.ts'

/** What the parts of the form are given. */
export type FieldsOf = {
  values: EventValues
  errors: FormErrors
  of: (name: keyof EventValues) => ReturnType<UseFormReturnType<EventValues>['getInputProps']>
  set: <Name extends keyof EventValues>(name: Name, value: EventValues[Name]) => void
}

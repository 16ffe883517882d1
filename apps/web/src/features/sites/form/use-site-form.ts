import type { SiteForm } from '@soundings/contract/site-editing'
import { type Draft, useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { fieldOf, type SiteValues, TypedSite } from './site-values.ts'

/** The form of a site, held to the contract. */
export const useSiteForm = (initialValues: SiteValues, draft?: Draft<SiteValues>) =>
  useSchemaForm<SiteValues, SiteForm>({
    schema: TypedSite,
    initialValues,
    fieldOf,
    ...(draft && { draft }),
  })

export type FormOfSite = ReturnType<typeof useSiteForm>['form']

/** What a field that is no plain text field gets from the form. */
export const fieldOfForm =
  (form: FormOfSite) =>
  <Name extends keyof SiteValues>(name: Name) => ({
    ...form.getInputProps(name),
    value: form.values[name],
  })

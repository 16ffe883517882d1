import type { z } from 'zod'
import { type Draft, useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { fieldOf, type SiteValues } from './site-values.ts'

/** The form of a site, held to a schema of what stands in it. */
export const useSiteForm = <Facts>(
  schema: z.ZodType<Facts>,
  initialValues: SiteValues,
  draft: Draft<SiteValues>,
) => useSchemaForm<SiteValues, Facts>({ schema, initialValues, fieldOf, draft })

/** What a form says that the server did not take because nobody is signed in any more; true before and after the log-in. */
export const signedOut = 'You were signed out, so nothing was sent. Log in and send it again.'

export type FormOfSite = ReturnType<typeof useSiteForm>['form']

/** What a field that is no plain text field gets from the form. */
export const fieldOfForm =
  (form: FormOfSite) =>
  <Name extends keyof SiteValues>(name: Name) => ({
    ...form.getInputProps(name),
    value: form.values[name],
  })

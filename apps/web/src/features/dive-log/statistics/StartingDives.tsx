import { Button } from '@mantine/core'
import { diveLogLimits } from '@soundings/contract/dive-log'
import { numberText } from '@soundings/rules/phrases'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { z } from 'zod'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import page from '#shared/members/MemberPage.module.css'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './StartingDives.module.css'
import { saveStartingDives } from './statistics.queries.ts'

const most = diveLogLimits.startingDives

/** What is typed; nothing means none. */
const Typed = z.object({
  startingDives: z
    .string()
    .trim()
    .regex(/^\d*$/, 'Enter a whole number.')
    .transform(Number)
    .pipe(z.number().max(most, `Must be ${numberText(most)} or less.`)),
})

/** How many dives somebody made before they began this log: they count in the total. */
export const StartingDives = ({ startingDives }: { startingDives: number }) => {
  const queries = useQueryClient()
  const heading = useId()
  const initialValues = { startingDives: String(startingDives) }
  const draft = useKeptDraft('starting dives', initialValues)
  const { form, problem, isSending, onSubmit } = useSchemaForm<typeof initialValues, z.output<typeof Typed>>({
    schema: Typed,
    initialValues,
    draft,
  })
  const save = onSubmit(async (sent) => {
    await saveStartingDives(queries, sent.startingDives)
    draft.typed = undefined
    toast.success('Saved')
  }, 'Couldn’t save. Please try again.')
  return (
    <section className={page.panel} aria-labelledby={heading}>
      <h2 id={heading} className={page.title}>
        Dives made before this log
      </h2>
      <p className={page.quiet}>
        Dived before you started here? Add those dives as a number, and they’re counted in your total.
      </p>
      <FormProblem>{problem}</FormProblem>
      <form className={css.form} noValidate onSubmit={save}>
        <TextField
          label="Number of dives"
          inputMode="numeric"
          autoComplete="off"
          required={false}
          {...form.getInputProps('startingDives')}
        />
        <Button type="submit" variant="default" loading={isSending}>
          Save
        </Button>
      </form>
    </section>
  )
}

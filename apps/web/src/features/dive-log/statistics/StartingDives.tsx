import { Button } from '@mantine/core'
import { diveLogLimits } from '@soundings/contract/dive-log'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { z } from 'zod'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import page from '#shared/members/MemberPage.module.css'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './StartingDives.module.css'
import { saveStartingDives } from './statistics.queries.ts'

const most = diveLogLimits.startingDives

/** What is typed; nothing means none. */
const Typed = z.object({
  startingDives: z
    .int()
    .min(0)
    .max(most)
    .nullable()
    .transform((typed) => typed ?? 0),
})
type Values = { startingDives: number | null }

/** How many dives somebody made before they began this log: they count in the total. */
export const StartingDives = ({ startingDives }: { startingDives: number }) => {
  const queries = useQueryClient()
  const heading = useId()
  const initialValues: Values = { startingDives }
  const draft = useKeptDraft('starting dives', initialValues)
  const { form, problem, isSending, onSubmit } = useSchemaForm<Values, z.output<typeof Typed>>({
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
        <NumberField
          label="Number of dives"
          min={0}
          max={most}
          isWhole
          {...form.getInputProps('startingDives')}
          value={form.values.startingDives}
        />
        <Button type="submit" variant="default" loading={isSending}>
          Save
        </Button>
      </form>
    </section>
  )
}

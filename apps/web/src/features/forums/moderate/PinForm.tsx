import type { Thread } from '@soundings/contract/forum'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { useActs } from './last-act.ts'
import { changeState } from './moderate.queries.ts'

const day = 86_400_000
/** How long a thread is pinned, where nothing else is chosen, in days. */
const usual = 7

/** The last instant of a day, on this device. */
const endOf = (chosen: string) => new Date(`${chosen}T23:59:59`)

const Typed = z.object({
  until: z
    .string()
    .min(1, 'Choose a day')
    .refine((chosen) => endOf(chosen).getTime() > Date.now(), 'Choose a day to come'),
})

type Props = { thread: Thread; onDone: () => void }

/** Keeps a thread at the top of its category until the end of a day. */
export const PinForm = ({ thread, onDone }: Props) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const { tell } = useActs()
  const now = Date.now()
  const { form, problem, isSending, onSubmit } = useSchemaForm<{ until: string }, { until: string }>({
    schema: Typed,
    initialValues: { until: dayHere(now + usual * day) },
  })
  const pin = onSubmit(async ({ until }) => {
    const act = await changeState(queries, thread.id, { pinnedUntil: endOf(until).toISOString() })
    onDone()
    tell(act, `Pinned until ${dateText(until, language)}`)
  }, 'The thread couldn’t be pinned')
  return (
    <form className={css.form} noValidate onSubmit={pin}>
      <FormProblem>{problem}</FormProblem>
      <p className={css.quiet}>It stays at the top of {thread.category.name} until the end of that day.</p>
      <TextField
        label="Until"
        type="date"
        min={dayHere(now)}
        data-autofocus
        {...form.getInputProps('until')}
      />
      <FormActions send="Pin it" isSending={isSending} onCancel={onDone} />
    </form>
  )
}

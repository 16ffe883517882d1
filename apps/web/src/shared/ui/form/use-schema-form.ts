import { type FormErrors, useForm } from '@mantine/form'
import { useState } from 'react'
import type { z } from 'zod'
import { issuesOf, wordsOf } from '#shared/api/failure.ts'
import { firstWrong } from './first-wrong.ts'

/** Keeps what was typed into a form while it is not on screen, until its owner forgets it. */
export type Draft<Values> = { typed: Values | undefined }

type Issue = { path: PropertyKey[]; message: string }

type FieldOf = (path: readonly PropertyKey[]) => string

const namedByPath: FieldOf = (path) => path.map(String).join('.')

/** The first thing that is wrong with each field. */
const errorsOf = (issues: readonly Issue[], fieldOf: FieldOf): FormErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [fieldOf(path), message] as const).toReversed())

type Rules<Values, Sent> = {
  /** A schema of the contract: what it finds wrong is told at the fields, what it makes of the rest is sent. */
  schema: z.ZodType<Sent>
  initialValues: Values
  draft?: Draft<Values>
  /** At which field an issue is told, where its path, joined by points, is not the name of one. */
  fieldOf?: FieldOf
}

/**
 * A form whose fields are held to a schema of the contract. What the server finds wrong with a field stands at that
 * field, everything else is the `problem` above the form. A failure loses nothing that was typed.
 */
export const useSchemaForm = <Values extends Record<string, unknown>, Sent>({
  schema,
  initialValues,
  draft,
  fieldOf = namedByPath,
}: Rules<Values, Sent>) => {
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<Values>({
    initialValues: draft?.typed ?? initialValues,
    validate: (values) => errorsOf(schema.safeParse(values).error?.issues ?? [], fieldOf),
    onValuesChange: (typed) => {
      if (draft) draft.typed = typed
    },
  })

  const focusFirst = (errors: FormErrors) => {
    const field = firstWrong(form.getValues(), errors)
    if (field) form.getInputNode(field)?.focus()
  }

  const showError = (error: unknown, fallback: string) => {
    const issues = issuesOf(error)
    const isPlaced = ({ path }: Issue) => fieldOf(path) in form.getValues()
    const errors = errorsOf(issues.filter(isPlaced), fieldOf)
    const rest = issues.filter((issue) => !isPlaced(issue))
    const isAllPlaced = issues.length > 0 && rest.length === 0
    form.setErrors(errors)
    setProblem(isAllPlaced ? null : rest.map(({ message }) => message).join(' ') || wordsOf(error, fallback))
    focusFirst(errors)
  }

  return {
    form,
    problem,
    isSending: form.submitting,
    /** Says what went wrong with something else that this form does. */
    showError,
    /** Sends what the schema made of the values; `fallback` is said when a failure has no words of its own. */
    onSubmit: (send: (sent: Sent) => Promise<void>, fallback: string) =>
      form.onSubmit(async (values) => {
        if (form.submitting) return
        setProblem(null)
        try {
          await send(schema.parse(values))
        } catch (error) {
          showError(error, fallback)
        }
      }, focusFirst),
  }
}

import { Handle, handleRefusals } from '@soundings/contract/auth'
import type { OwnProfile } from '@soundings/contract/profile'
import { isReservedHandle } from '@soundings/rules/handles'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { z } from 'zod'
import { HandleField, useHandleCheck } from '#features/auth/index.ts'
import { SilencedNote } from '#features/standing/index.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { changeHandle } from '../profiles.queries.ts'

const Typed = z.object({
  handle: Handle.refine((handle) => !isReservedHandle(handle), handleRefusals.reserved),
})

type Props = { profile: OwnProfile; onClose: () => void; onBack: () => void }

const WhatHappens = () => (
  <p>
    You can change your username once every 30 days. Links to your old one lead to your profile for 90 days.
    In that time nobody else can take it, and you can have it back.
  </p>
)

/** Another username, with what that means. */
export const ChangeHandle = ({ profile, onClose, onBack }: Props) => {
  const dates = useDateLanguage(({ language }) => language)
  const { handleChangeableAt, formerHandles } = profile
  return (
    <FormModal opened onClose={onClose} title="Change username">
      <div className={css.form}>
        <WhatHappens />
        {formerHandles.map(({ handle, until }) => (
          <p key={handle} className={css.quiet}>
            @{handle} leads here until {dateText(until, dates)}.
          </p>
        ))}
        {handleChangeableAt === null ? (
          <Form profile={profile} onClose={onClose} onBack={onBack} />
        ) : (
          <p>
            <strong>You can change it again on {dateText(handleChangeableAt, dates)}.</strong>
          </p>
        )}
      </div>
    </FormModal>
  )
}

const Form = ({ profile, onClose, onBack }: Props) => {
  const queries = useQueryClient()
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: Typed,
    initialValues: { handle: profile.handle },
  })
  const typed = form.values.handle.trim()
  const isOwn = typed.toLowerCase() === profile.handle.toLowerCase()
  // One’s own needs no check: nobody else can have it.
  const { answer } = useHandleCheck(isOwn ? '' : typed)
  const save = onSubmit(async ({ handle }) => {
    await changeHandle(queries, handle)
    toast.success(`You’re @${handle} now`)
    onClose()
  }, 'Your username couldn’t be changed. Please try again.')
  return (
    <form className={css.form} noValidate onSubmit={save} aria-label="Change username">
      <FormProblem>{problem}</FormProblem>
      <Suspense>
        <SilencedNote />
      </Suspense>
      <HandleField
        answer={answer}
        description="3–20 letters, digits or underscores. It’s shown next to your posts."
        {...form.getInputProps('handle')}
        data-autofocus
      />
      <FormActions send="Change username" isSending={isSending} cancel="Back" onCancel={onBack} />
    </form>
  )
}

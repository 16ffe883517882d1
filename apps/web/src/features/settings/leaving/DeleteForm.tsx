import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio } from '@mantine/core'
import { DeleteAccount, erasureChoices } from '@soundings/contract/auth'
import { z } from 'zod'
import { forgetAccount } from '#shared/device/deleted-accounts.ts'
import { setUser, useSession } from '#shared/session/session-store.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { PasswordField, TextField } from '#shared/ui/form/fields.tsx'
import formCss from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './DeleteForm.module.css'
import { deleteAccount } from './leaving.queries.ts'
import { confirmation, erasureChoiceText } from './leaving.view.ts'
import { WhatIsLost } from './WhatIsLost.tsx'

const Typed = DeleteAccount.extend({
  contributions: z.enum(erasureChoices, 'Choose what happens to them'),
  typed: z
    .string()
    .trim()
    .refine((typed) => typed === confirmation, `Type the word ${confirmation}`),
})

type Values = { contributions: string; password: string; typed: string }

export const DeleteForm = ({ onCancel }: { onCancel: () => void }) => {
  const personId = useSession(({ user }) => user?.id)
  const { form, problem, isSending, onSubmit } = useSchemaForm<Values, z.output<typeof Typed>>({
    schema: Typed,
    initialValues: { contributions: '', password: '', typed: '' },
  })
  const send = onSubmit(async ({ password, contributions }) => {
    await deleteAccount({ password, contributions })
    setUser(null)
    if (personId !== undefined) await forgetAccount(personId)
    toast.info('Your account has been deleted')
  }, 'Your account couldn’t be deleted')
  return (
    <form className={formCss.form} onSubmit={send} noValidate aria-label="Delete account">
      <FormProblem>{problem}</FormProblem>
      {personId !== undefined && <WhatIsLost personId={personId} />}
      <Radio.Group
        classNames={{ label: css.question, error: css.error }}
        label="What should happen to the sites, reports and photos you shared?"
        {...form.getInputProps('contributions')}
      >
        <div className={css.options}>
          {erasureChoices.map((erasureChoice, at) => (
            <Radio
              key={erasureChoice}
              classNames={{ label: css.label, description: css.description, radio: css.radio }}
              value={erasureChoice}
              autoFocus={at === 0}
              {...erasureChoiceText[erasureChoice]}
            />
          ))}
        </div>
      </Radio.Group>
      <PasswordField label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
      <TextField
        label={`Type ${confirmation} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.getInputProps('typed')}
      />
      <FormActions
        send="Permanently delete account"
        isSending={isSending}
        variant="danger"
        cancel="Keep my account"
        onCancel={onCancel}
      />
    </form>
  )
}

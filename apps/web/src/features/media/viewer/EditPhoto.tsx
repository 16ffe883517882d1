import { type Photo, PhotoForm } from '@soundings/contract/media'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { z } from 'zod'
import { SilencedNote } from '#features/standing/index.ts'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { changePhoto } from '../media.queries.ts'

const Words = PhotoForm.pick({ caption: true, description: true, tags: true })
type Typed = { caption: string; description: string; tags: string }

type Props = { photo: Photo; opened: boolean; onClose: () => void }

/** Changes what is said about an own photo. */
export const EditPhoto = ({ photo, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="Edit photo" size={520}>
    <Form key={photo.id} photo={photo} onDone={onClose} />
  </FormModal>
)

const Form = ({ photo, onDone }: { photo: Photo; onDone: () => void }) => {
  const queries = useQueryClient()
  const initialValues = {
    caption: photo.caption ?? '',
    description: photo.description ?? '',
    tags: photo.tags.join(', '),
  }
  const draft = useKeptDraft<Typed>(`photo ${photo.id}`, initialValues)
  const isPublished = photo.approvalStatus === 'approved'
  const { form, problem, isSending, onSubmit } = useSchemaForm<Typed, z.output<typeof Words>>({
    schema: Words,
    initialValues,
    draft,
  })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const save = onSubmit(async ({ caption, description, tags = [] }) => {
    await changePhoto(queries, photo.id, { caption: caption || null, description: description || null, tags })
    toast.success('Photo updated')
    done()
  }, 'The photo couldn’t be updated')
  return (
    <form className={css.form} noValidate onSubmit={save}>
      <FormProblem>{problem}</FormProblem>
      {photo.approvalStatus !== 'private' && (
        <Suspense>
          <SilencedNote />
        </Suspense>
      )}
      {isPublished && <p className={css.quiet}>Your photo will be reviewed again after you edit it.</p>}
      <TextField
        label="Caption (optional)"
        required={false}
        data-autofocus
        {...form.getInputProps('caption')}
      />
      <LongTextField
        label="Description (optional)"
        required={false}
        rows={4}
        {...form.getInputProps('description')}
      />
      <TextField
        label="Tags (optional)"
        description="Separated by commas, e.g. turtle, night dive"
        required={false}
        {...form.getInputProps('tags')}
      />
      <FormActions send="Save" isSending={isSending} onCancel={done} />
    </form>
  )
}

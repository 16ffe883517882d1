import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { CategoryForm } from '@soundings/contract/forum'
import { type CategoryIcon, type CategoryKind, forumLimits } from '@soundings/contract/forum-fields'
import { forumsPath } from '@soundings/contract/forum-pages'
import type { ForumCategory } from '@soundings/contract/forum-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField, LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import formCss from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { addCategory, changeCategory, removeCategory } from '../forum.queries.ts'
import { iconOfCategory } from '../list/category-icons.ts'
import { iconOptions, kindOptions, slugOf } from './manage.view.ts'

const { name: longestName, description: longestDescription, slug: longestSlug } = forumLimits.category

type Typed = {
  name: string
  slug: string
  description: string
  icon: CategoryIcon
  kind: CategoryKind
  position: number
}

const untouched = (position: number): Typed => ({
  name: '',
  slug: '',
  description: '',
  icon: 'message-circle',
  kind: 'talk',
  position,
})

const typedOf = ({ name, slug, description, icon, kind, position }: ForumCategory): Typed => ({
  name,
  slug,
  description,
  icon,
  kind,
  position,
})

type Props = {
  /** Null for one that is added. */
  category: ForumCategory | null
  /** Where one that is added stands. */
  position: number
  onDone: () => void
}

/** Adds a category, or changes one. */
export const CategoryFields = ({ category, position, onDone }: Props) => {
  const queries = useQueryClient()
  const initialValues = category ? typedOf(category) : untouched(position)
  const draft = useKeptDraft(`category ${category?.id ?? 'new'}`, initialValues)
  const [isArchived, setArchived] = useState(category?.archivedAt != null)
  const { form, problem, isSending, onSubmit, showError } = useSchemaForm<Typed, CategoryForm>({
    schema: CategoryForm,
    initialValues,
    draft,
  })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const save = onSubmit(async (sent) => {
    if (category)
      await changeCategory(queries, category.id, { ...sent, version: category.version, isArchived })
    else await addCategory(queries, sent)
    toast.success(`‘${sent.name}’ saved`)
    done()
  }, 'The category couldn’t be saved')
  const remove = async ({ id, name }: ForumCategory) => {
    await removeCategory(queries, id)
    toast.success(`‘${name}’ deleted`)
    done()
  }
  const Picture = iconOfCategory[form.values.icon]
  const named = form.getInputProps('name')
  return (
    <form className={formCss.form} noValidate onSubmit={save}>
      <FormProblem>{problem}</FormProblem>
      <TextField
        label="Name"
        maxLength={longestName}
        data-autofocus
        {...named}
        onChange={(event) => {
          const { name, slug } = form.getValues()
          named.onChange(event)
          // An address that was chosen stays; one that the name gave follows it.
          if (!category && slug === slugOf(name, longestSlug))
            form.setFieldValue('slug', slugOf(event.target.value, longestSlug))
        }}
      />
      <TextField
        label="Address"
        description={
          category
            ? `${forumsPath}/… Its former address leads to the new one.`
            : `The last part of ${forumsPath}/…`
        }
        maxLength={longestSlug}
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('slug')}
      />
      <LongTextField
        label="Description (optional)"
        required={false}
        rows={2}
        maxLength={longestDescription}
        {...form.getInputProps('description')}
      />
      <ChoiceField
        label="Icon"
        data={iconOptions}
        leftSection={<Picture {...icon} />}
        {...form.getInputProps('icon')}
      />
      <ChoiceField label="For" data={kindOptions} {...form.getInputProps('kind')} />
      {category && (
        <Checkbox
          label="Archived: can be read, but not written in"
          checked={isArchived}
          onChange={({ target }) => setArchived(target.checked)}
        />
      )}
      <FormActions send="Save" isSending={isSending} onCancel={done} />
      {category && (
        <Remove
          category={category}
          onRemove={() =>
            void remove(category).catch((error) => showError(error, 'The category couldn’t be deleted'))
          }
        />
      )}
    </form>
  )
}

const Remove = ({ category, onRemove }: { category: ForumCategory; onRemove: () => void }) => {
  if (category.topics > 0)
    return (
      <p className={formCss.quiet}>
        It can be deleted once it’s empty. Move its threads to another category, or archive it.
      </p>
    )
  return (
    <div className={formCss.actions}>
      <Button variant="danger" onClick={onRemove}>
        Delete category
      </Button>
    </div>
  )
}

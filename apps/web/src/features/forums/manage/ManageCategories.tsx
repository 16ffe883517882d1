import { ActionIcon, Button } from '@mantine/core'
import type { ForumCategory } from '@soundings/contract/forum-shapes'
import { plural } from '@soundings/rules/phrases'
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import formCss from '#shared/ui/form/form.module.css'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { categoriesQuery, changeCategory } from '../forum.queries.ts'
import { iconOfCategory } from '../list/category-icons.ts'
import { CategoryFields } from './CategoryFields.tsx'
import css from './ManageCategories.module.css'
import { lastPosition, moved } from './manage.view.ts'

type Props = { opened: boolean; onClose: () => void }

/** Where admins add, change, order, archive and delete the categories of the forums. */
export const ManageCategories = ({ opened, onClose }: Props) => {
  const [open, setOpen] = useState<ForumCategory | 'new' | null>(null)
  const { data: categories, error, refetch } = useQuery(categoriesQuery())
  const back = () => setOpen(null)
  const close = () => {
    back()
    onClose()
  }
  const title = open === null ? 'Categories' : open === 'new' ? 'Add a category' : `Change ‘${open.name}’`
  const body = () => {
    if (!categories)
      return (
        error && (
          <FailureNotice
            title="The categories couldn’t be loaded"
            level={3}
            error={error}
            onRetry={() => void refetch()}
          />
        )
      )
    if (open === null) return <All categories={categories} onOpen={setOpen} />
    if (open === 'new')
      return <CategoryFields category={null} position={lastPosition(categories)} onDone={back} />
    // What somebody else changed meanwhile is changed from there on.
    const now = categories.find(({ id }) => id === open.id) ?? open
    return <CategoryFields key={open.id} category={now} position={now.position} onDone={back} />
  }
  return (
    <FormModal opened={opened} onClose={close} title={title} size={560}>
      {body()}
    </FormModal>
  )
}

type Listed = { categories: readonly ForumCategory[]; onOpen: (category: ForumCategory | 'new') => void }

const All = ({ categories, onOpen }: Listed) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, by }: { id: string; by: -1 | 1 }) => {
      for (const { category, position } of moved(categories, id, by)) {
        const { slug, name, description, icon, kind, version, archivedAt } = category
        await changeCategory(queries, category.id, {
          ...{ slug, name, description, icon, kind, version, position },
          isArchived: archivedAt !== null,
        })
      }
    },
    onError: (failure) => toast.error(wordsOf(failure, 'The order couldn’t be changed')),
    onSettled: () => queries.invalidateQueries({ queryKey: categoriesQuery().queryKey }),
  })
  return (
    <div className={formCss.form}>
      <ol className={css.categories} aria-label="Categories">
        {categories.map((category, at) => {
          const { id, name, topics, archivedAt } = category
          const Picture = iconOfCategory[category.icon]
          return (
            <li key={id}>
              <Picture {...icon} />
              <span className={css.name}>
                <bdi>{name}</bdi>
                <span className={css.quiet}>
                  {plural(topics, { one: '# thread', other: '# threads' })}
                  {archivedAt !== null && ', archived'}
                </span>
              </span>
              <ActionIcon
                variant="quiet"
                className={css.move ?? ''}
                aria-label={`Move ${name} up`}
                disabled={at === 0 || isPending}
                onClick={() => mutate({ id, by: -1 })}
              >
                <IconArrowUp {...icon} />
              </ActionIcon>
              <ActionIcon
                variant="quiet"
                className={css.move ?? ''}
                aria-label={`Move ${name} down`}
                disabled={at === categories.length - 1 || isPending}
                onClick={() => mutate({ id, by: 1 })}
              >
                <IconArrowDown {...icon} />
              </ActionIcon>
              <Button variant="default" aria-label={`Change ${name}`} onClick={() => onOpen(category)}>
                Change
              </Button>
            </li>
          )
        })}
      </ol>
      <div className={formCss.actions}>
        <Button variant="main" leftSection={<IconPlus {...icon} />} onClick={() => onOpen('new')}>
          Add a category
        </Button>
      </div>
    </div>
  )
}

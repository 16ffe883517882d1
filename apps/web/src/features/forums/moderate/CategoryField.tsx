import { useQuery } from '@tanstack/react-query'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import { categoriesQuery } from '../forum.queries.ts'

type Props = {
  value: string
  onChange: (slug: string) => void
  /** The category that is offered while the others are on their way. */
  known: { slug: string; name: string }
  error?: React.ReactNode
}

/** A category that is written in, by its slug. */
export const CategoryField = ({ value, onChange, known, error }: Props) => {
  const { data } = useQuery(categoriesQuery())
  const open = data?.filter(({ archivedAt, slug }) => archivedAt === null || slug === known.slug) ?? [known]
  return (
    <ChoiceField
      label="Category"
      data-path="category"
      data={open.map(({ slug, name }) => ({ value: slug, label: name }))}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

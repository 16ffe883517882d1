import { useQuery } from '@tanstack/react-query'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import { ownGroupsQuery } from '../events.queries.ts'
import css from './EventForm.module.css'
import type { FieldsOf } from './fields-of.ts'

/** Who sees it, and whose event it is. */
export const VisibilityFields = ({ values, of }: FieldsOf) => {
  const { data } = useQuery(ownGroupsQuery())
  const own = data?.items.filter(({ isMember }) => isMember) ?? []
  const isKnown = values.group === '' || own.some(({ id }) => id === values.group)
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>Who sees it</legend>
      <div className={css.pair}>
        <ChoiceField
          label="Visible to"
          required={false}
          data={[
            { value: 'public', label: 'Everybody' },
            { value: 'group', label: 'Members of a group' },
            { value: 'link', label: 'People with the link' },
          ]}
          {...of('visibility')}
        />
        <ChoiceField
          label={values.visibility === 'group' ? 'Group' : 'Group (optional)'}
          required={values.visibility === 'group'}
          data={[
            { value: '', label: own.length === 0 ? 'You’re in no group yet' : 'No group' },
            ...own.map(({ id, name }) => ({ value: id, label: name })),
            ...(isKnown ? [] : [{ value: values.group, label: 'The group of this event' }]),
          ]}
          {...of('group')}
        />
      </div>
    </fieldset>
  )
}

import { Button } from '@mantine/core'
import { administrationLimits } from '@soundings/contract/administration-fields'
import { useQuery } from '@tanstack/react-query'
import { useDraft } from '#shared/lib/use-draft.ts'
import { auditWordsQuery } from '../administration.queries.ts'
import { actionText } from '../administration.view.ts'
import type { AuditSearch } from '../administration-search.ts'
import css from '../parts.module.css'

type Props = {
  search: AuditSearch
  isNarrowed: boolean
  onChange: (search: AuditSearch) => void
  onClear: () => void
}

/** The words that can be chosen, and the chosen one, also where the log has it no more. */
const withChosen = (words: readonly string[], chosen: string | undefined) =>
  chosen === undefined || words.includes(chosen) ? words : [chosen, ...words]

/** Narrows the audit log: by who, what was done, to which kind of thing and when. */
export const AuditFilters = ({ search, isNarrowed, onChange, onClear }: Props) => {
  const { data } = useQuery(auditWordsQuery())
  const actor = useDraft(search.actor ?? '', (said) => onChange({ actor: said.trim() || undefined }))
  const subject = useDraft(search.subject ?? '', (said) => onChange({ subject: said.trim() || undefined }))
  return (
    <form
      className={css.filters}
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault()
        actor.settle(actor.text)
      }}
    >
      <label>
        Who
        <input
          value={actor.text}
          maxLength={administrationLimits.search}
          placeholder="Username, or command"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => actor.write(target.value)}
        />
      </label>
      <label>
        Action
        <select
          value={search.action ?? ''}
          onChange={({ target }) => onChange({ action: target.value || undefined })}
        >
          <option value="">Any action</option>
          {withChosen(data?.actions ?? [], search.action).map((action) => (
            <option key={action} value={action}>
              {actionText(action)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Kind of thing
        <select
          value={search.type ?? ''}
          onChange={({ target }) => onChange({ type: target.value || undefined })}
        >
          <option value="">Anything</option>
          {withChosen(data?.types ?? [], search.type).map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </select>
      </label>
      <label>
        Id of the thing
        <input
          value={subject.text}
          maxLength={administrationLimits.search}
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => subject.write(target.value)}
        />
      </label>
      <label>
        From
        <input
          type="date"
          value={search.from ?? ''}
          max={search.to}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
      </label>
      <label>
        Until
        <input
          type="date"
          value={search.to ?? ''}
          min={search.from}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
      </label>
      {isNarrowed && (
        <Button variant="quiet" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </form>
  )
}

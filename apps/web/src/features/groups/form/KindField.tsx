import { type GroupKind, groupKinds } from '@soundings/contract/groups-fields'
import type { ReactNode } from 'react'
import { kindWords } from '../groups.view.ts'
import css from './GroupFields.module.css'

type Props = { value: GroupKind; onChange: (kind: GroupKind) => void; error?: ReactNode }

/** Who gets into a group, with what each choice means. */
export const KindField = ({ value, onChange, error }: Props) => (
  <fieldset className={css.kinds}>
    <legend className={css.label}>Who can join?</legend>
    <div className={css.choices}>
      {groupKinds.map((kind, at) => (
        <label key={kind} className={css.kind}>
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={kind === value}
            onChange={() => onChange(kind)}
            {...(at === 0 && { 'data-path': 'kind' })}
          />
          <span>
            <strong>{kindWords[kind].name}</strong>
            <span className={css.about}>{kindWords[kind].about}</span>
          </span>
        </label>
      ))}
    </div>
    {error && <p className={css.error}>{error}</p>}
  </fieldset>
)

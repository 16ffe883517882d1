import { IconUsers } from '@tabler/icons-react'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { beforeOf } from '../dive/history.view.ts'
import css from './ChangedElsewhere.module.css'
import { changedText } from './dive-form.view.ts'
import { factsIn } from './dive-merge.ts'
import type { Elsewhere } from './use-dive-writing.ts'

/** That another device saved the dive meanwhile, and what it says there where something else was typed here. */
export const ChangedElsewhere = ({ dive, both, onTake, onTakeMine }: Elsewhere) => {
  const units = useUnits()
  const language = useDateLanguage((dates) => dates.language)
  if (onTakeMine)
    return (
      <FormNews icon={IconUsers} act="Back to what I typed" onAct={onTakeMine}>
        This is what your other device saved.
      </FormNews>
    )
  if (!dive) return null
  const there = beforeOf(factsIn(dive, both), units, language)
  return (
    <>
      <FormNews icon={IconUsers} act="Use the newer version" onAct={onTake}>
        {changedText({ dive, both })}
      </FormNews>
      {there.length > 0 && (
        <dl className={css.there}>
          {there.map(({ field, label, was }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{was}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

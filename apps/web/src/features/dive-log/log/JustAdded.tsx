import type { Dive } from '@soundings/contract/dive-log'
import { useQuery } from '@tanstack/react-query'
import { diveQuery } from '../dive-log.queries.ts'
import { DiveEntry } from './DiveEntry.tsx'
import css from './JustAdded.module.css'

type Props = { diveId: string; onShare: (dive: Dive) => void }

const nothing = () => undefined

/** The dive that was added last, wherever its date puts it from the next visit on. */
export const JustAdded = ({ diveId, onShare }: Props) => {
  const { data } = useQuery(diveQuery(diveId))
  if (!data || data.deletedAt !== null) return null
  return (
    <section className={css.added} aria-labelledby="just-added">
      <h3 id="just-added">Just added</h3>
      <DiveEntry dive={data} onShare={onShare} onChoose={nothing} />
    </section>
  )
}

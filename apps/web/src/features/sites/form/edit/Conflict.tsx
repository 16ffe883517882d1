import { Button } from '@mantine/core'
import type { FactName } from '@soundings/contract/site-editing'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import formCss from '#shared/ui/form/form.module.css'
import { icon } from '#shared/ui/icons.ts'
import { factLabel } from '../../changes/changes.view.ts'
import { FactChanges } from '../../changes/FactChanges.tsx'
import css from './Conflict.module.css'
import type { Merged } from './merge.view.ts'

type Props = { merged: Merged; onTheirs: (field: FactName) => void }

/** What somebody else changed while this person typed, and the choice where both changed the same. */
export const Conflict = ({ merged: { taken, disputed }, onTheirs }: Props) => {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} className={css.conflict} tabIndex={-1} aria-labelledby="conflict-title">
      <h2 id="conflict-title" className={css.title}>
        <IconUsers {...icon} />
        Somebody else changed this site meanwhile
      </h2>
      <p>What you typed is still here. Look through it, then save once more.</p>
      {taken.length > 0 && (
        <>
          <h3>They changed, and it is in your form now</h3>
          <FactChanges changes={taken} />
        </>
      )}
      {disputed.length > 0 && (
        <>
          <h3>You both changed; yours stands in the form</h3>
          <FactChanges changes={disputed} sides={{ before: 'Theirs', after: 'Yours' }} />
          <div className={formCss.actions}>
            {disputed.map(({ field }) => (
              <Button key={field} variant="default" onClick={() => onTheirs(field)}>
                Use theirs: {factLabel[field]}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

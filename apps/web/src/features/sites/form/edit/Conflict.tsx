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
        Someone else changed this site in the meantime
      </h2>
      <p>Your text is still here. Check it, then save again.</p>
      {taken.length > 0 && (
        <>
          <h3>Their changes, now in your form</h3>
          <FactChanges changes={taken} />
        </>
      )}
      {disputed.length > 0 && (
        <>
          <h3>Changed by both of you; your version is in the form</h3>
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

import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useId } from 'react'
import page from '#shared/members/MemberPage.module.css'
import css from './Counted.module.css'
import { setCounted } from './list-changes.ts'
import { useListChange } from './use-list-change.ts'

/** Whether brands and models may be counted with those of others. */
export const Counted = ({ isCounted }: { isCounted: boolean }) => {
  const { change, isPending } = useListChange()
  const heading = useId()
  return (
    <section className={page.panel} aria-labelledby={heading}>
      <h2 id={heading} className={page.title}>
        Community figures
      </h2>
      <p className={page.quiet}>
        Brands and models can be counted, without your name, in figures such as the most popular regulators.
        Nothing else about your equipment is.
      </p>
      <Switch
        classNames={{ body: css.switch, label: css.label, track: css.track }}
        label="Count my brands and models"
        labelPosition="left"
        withThumbIndicator={false}
        checked={isCounted}
        disabled={isPending}
        onChange={({ target }) => change({ change: setCounted(target.checked) })}
      />
    </section>
  )
}

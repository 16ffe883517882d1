import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import css from './Choice.module.css'

type Option<Value extends string> = {
  value: Value
  label: ReactNode
  /** What a screen reader should say, where it is not the label. */
  name?: string
}

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

/** One of a few words, all of them in sight. */
export const Choice = <Value extends string>({ label, value, options, onChange }: Props<Value>) => {
  const id = useId()
  const data = options.map((option) => ({
    value: option.value,
    label: option.name ? (
      <>
        <span aria-hidden="true">{option.label}</span>
        <VisuallyHidden>{option.name}</VisuallyHidden>
      </>
    ) : (
      option.label
    ),
  }))
  return (
    <div className={css.row}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <SegmentedControl<Value>
        classNames={{ root: css.control, label: css.choice, indicator: css.indicator }}
        aria-labelledby={id}
        withItemsBorders={false}
        data={data}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import {
  NativeSelect,
  type NativeSelectProps,
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { IconChevronDown, IconEye, IconEyeOff } from '@tabler/icons-react'
import { icon } from '../icons.ts'
import css from './fields.module.css'

// The fields of every form. Each must be filled in, unless its label says that it is optional.

/** What every field has around it; the error comes last, as that is where it is looked for. */
const frame = {
  classNames: { root: css.field, label: css.label, description: css.description, error: css.error },
  inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
    | 'label'
    | 'input'
    | 'description'
    | 'error'
  )[],
  withAsterisk: false,
}
const classNames = { ...frame.classNames, input: css.input }

export const TextField = (props: TextInputProps) => (
  <TextInput {...frame} classNames={classNames} required {...props} />
)

export const LongTextField = (props: TextareaProps) => (
  <Textarea {...frame} classNames={{ ...classNames, input: css.area }} required {...props} />
)

/** One of a list; the browser's own picker, which suits thumbs best. */
export const ChoiceField = (props: NativeSelectProps) => (
  <NativeSelect
    {...frame}
    classNames={classNames}
    required
    rightSection={<IconChevronDown {...icon} />}
    {...props}
  />
)

/** A password, that can be looked at. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    {...frame}
    classNames={{
      ...frame.classNames,
      input: css.password,
      innerInput: css.inner,
      section: css.section,
      visibilityToggle: css.toggle,
    }}
    required
    visibilityToggleFocusable
    visibilityToggleIcon={({ reveal }) => (reveal ? <IconEyeOff {...icon} /> : <IconEye {...icon} />)}
    visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
    {...props}
  />
)

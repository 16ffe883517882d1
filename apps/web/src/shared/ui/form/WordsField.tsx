import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { TagsInput, type TagsInputProps } from '@mantine/core'
import { eachOnce } from '@soundings/rules/text'
import list from './combobox.module.css'
import field from './fields.module.css'
import css from './WordsField.module.css'

/** Words of the person's own, with some to choose from. Enter or a comma ends one; each counts once, in whatever case. */
export const WordsField = ({ onChange, ...props }: TagsInputProps) => (
  <TagsInput
    classNames={{
      root: field.field,
      label: field.label,
      description: field.description,
      error: field.error,
      input: css.input,
      pill: css.pill,
      inputField: css.typed,
      dropdown: list.dropdown,
      option: list.option,
    }}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    splitChars={[',', ';']}
    acceptValueOnBlur
    comboboxProps={{ withinPortal: false, transitionProps: { duration: 0 } }}
    maxDropdownHeight={220}
    onChange={(words) => onChange?.(eachOnce(words))}
    {...props}
  />
)

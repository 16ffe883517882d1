import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import list from './combobox.module.css'
import field from './fields.module.css'

/** A text of the person's own, with some to choose from. */
export const SuggestField = ({ onKeyDown, ...props }: AutocompleteProps) => (
  <Autocomplete
    classNames={{
      root: field.field,
      label: field.label,
      description: field.description,
      error: field.error,
      input: field.input,
      dropdown: list.dropdown,
      option: list.option,
    }}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    autoComplete="off"
    // A field that takes focus as it is wrong says why below: a press or a letter opens the list.
    openOnFocus={false}
    comboboxProps={{ withinPortal: false, transitionProps: { duration: 0 } }}
    maxDropdownHeight={260}
    withAsterisk={false}
    onKeyDown={(event) => {
      // It chooses, or ends the word; the form is sent by its button.
      if (event.key === 'Enter') event.preventDefault()
      onKeyDown?.(event)
    }}
    {...props}
  />
)

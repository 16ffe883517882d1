import { type Change, changed } from './marks.view.ts'

/**
 * Changes the text of a field as if it were typed, so that undo takes it back. Answers whether the browser did it; where
 * it has no such way, the field’s owner sets the text, and undo forgets.
 */
export const typeInto = (
  field: HTMLTextAreaElement,
  change: Change,
  onText: (text: string) => void,
): void => {
  field.focus()
  field.setSelectionRange(change.from, change.to)
  const text = changed(field.value, change)
  const isTyped =
    change.insert === '' && change.from === change.to
      ? true
      : // Nothing else that a page can do is remembered by the field’s undo.
        (document.execCommand?.(change.insert === '' ? 'delete' : 'insertText', false, change.insert) ??
        false)
  if (!isTyped || field.value !== text) {
    field.value = text
    onText(text)
  }
  field.setSelectionRange(change.start, change.end)
}

import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { ariaKeys, type Shortcut } from '#shared/lib/shortcuts.ts'
import { useDraft } from '#shared/lib/use-draft.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { icon } from './icons.ts'
import css from './SearchBox.module.css'

const longestSearch = 200

type Props = {
  label: string
  placeholder?: string
  /** Leads here; `/`, as the box shows. */
  shortcut: Shortcut
  words: string
  onSearch: (words: string) => void
}

/** Where a list is searched. It tells the words 250 ms after the last key, or at once on Enter and when cleared. */
export const SearchBox = ({ label, placeholder = label, shortcut, words, onSearch }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const draft = useDraft(words, onSearch)
  useShortcut(shortcut, () => input.current?.focus())
  const clear = () => {
    draft.settle('')
    input.current?.focus()
  }
  return (
    <search>
      <form
        className={css.box}
        onSubmit={(event) => {
          event.preventDefault()
          draft.settle(draft.text)
        }}
      >
        <IconSearch {...icon} />
        <input
          ref={input}
          className={css.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestSearch}
          placeholder={placeholder}
          aria-label={label}
          aria-keyshortcuts={ariaKeys(shortcut)}
          value={draft.text}
          onChange={({ target }) => draft.write(target.value)}
        />
        {draft.text !== '' && (
          <button className={css.clear} type="button" aria-label="Clear search" onClick={clear}>
            <IconX {...icon} size={16} />
          </button>
        )}
      </form>
    </search>
  )
}

import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { ariaKeys } from '#shared/lib/shortcuts.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { icon } from '#shared/ui/icons.ts'
import { siteShortcuts } from '../site-shortcuts.ts'
import css from './SiteSearchBox.module.css'
import { useDraft } from './use-draft.ts'

const longestSearch = 200

type Props = { words: string; onSearch: (words: string) => void }

/** Where sites are searched. It tells the words 250 ms after the last key, or at once on Enter and when cleared. */
export const SiteSearchBox = ({ words, onSearch }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const draft = useDraft(words, onSearch)
  useShortcut(siteShortcuts.search, () => input.current?.focus())
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
          placeholder="Search dive sites"
          aria-label="Search dive sites"
          aria-keyshortcuts={ariaKeys(siteShortcuts.search)}
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

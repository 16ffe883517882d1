import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { searchLimits } from '@soundings/contract/search-limits'
import { IconArrowRight, IconSearch, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { mapVersionQuery } from '#features/map/index.ts'
import { siteShortcuts } from '#features/sites/index.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { icon } from '#shared/ui/icons.ts'
import { boxInvitation, boxText } from './box-options.ts'
import css from './HomeBox.module.css'
import type { Box } from './use-box.ts'

type Props = {
  box: Box
  /** Where it stands in the header: whether what it offers lies open over the page, to be closed. */
  inHeader?: { isOpen: boolean; onClose: () => void }
}

/** The one box of the home screen: names and questions alike. */
export const HomeBox = ({ box, inHeader }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const { data } = useQuery(mapVersionQuery())
  const isLate = useLate(box.isWaiting)
  useShortcut(siteShortcuts.search, () => field.current?.focus())
  const { text, options, active } = box
  return (
    <search className={css.search}>
      <div className={css.box}>
        <IconSearch {...icon} size={20} />
        <input
          ref={field}
          id="home-search"
          className={css.field}
          type="text"
          role="combobox"
          aria-label="Search dive sites and places, or ask a question"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={box.listId}
          aria-activedescendant={active && box.idOf(active)}
          placeholder={boxInvitation(data?.total, inHeader ? 'short' : 'long')}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={searchLimits.question}
          value={text}
          onChange={({ target }) => box.write(target.value)}
          onKeyDown={box.onKey}
        />
        {text !== '' ? (
          <ActionIcon className={css.go} aria-label="Go" onClick={box.enter}>
            <IconArrowRight {...icon} />
          </ActionIcon>
        ) : (
          inHeader?.isOpen && (
            <ActionIcon variant="quiet" aria-label="Close search" onClick={inHeader.onClose}>
              <IconX {...icon} />
            </ActionIcon>
          )
        )}
      </div>
      <VisuallyHidden role="status">
        {isLate ? 'Searching…' : !box.isWaiting && text.trim() !== '' && boxText(options)}
      </VisuallyHidden>
    </search>
  )
}

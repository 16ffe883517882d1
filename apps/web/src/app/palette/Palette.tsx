import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { PaletteAction } from '#shared/feature.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { icon } from '#shared/ui/icons.ts'
import { useModal } from '../shell/use-modal.ts'
import { Hints } from './Hints.tsx'
import { countText, optionId } from './options.ts'
import { hideOverlay } from './overlay-store.ts'
import css from './Palette.module.css'
import { NothingFound, SearchFailed } from './PaletteNotices.tsx'
import { PaletteSkeletons } from './PaletteSkeletons.tsx'
import { Results } from './Results.tsx'
import { useChoose } from './use-choose.ts'
import { useFound } from './use-found.ts'

const longestSearch = 200

/** One box that leads to every site, place and action. */
export const Palette = ({ actions }: { actions: readonly PaletteAction[] }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  /** What the arrow keys or the pointer reached; until then the first option counts. */
  const [reached, setReached] = useState<string | null>(null)
  const { groups, state, error, retry } = useFound(text, actions)
  const isWaiting = state === 'waiting'
  const isLate = useLate(isWaiting)
  const choose = useChoose()
  useModal(dialog, true, hideOverlay)

  const options = groups.flatMap((group) => group.options)
  const at = Math.max(
    0,
    options.findIndex((option) => optionId(option) === reached),
  )
  const active = options[at]
  const idOf = (option: (typeof options)[number]) => `${listId}-${optionId(option)}`

  // Enter may come ahead of the answer. It then means the best of that answer, not of the one before.
  const [hastyWords, setHastyWords] = useState<string | null>(null)
  const hasty = hastyWords === text && state === 'answered' ? options[0] : undefined
  useEffect(() => {
    if (!hasty) return
    setHastyWords(null)
    choose(hasty)
  })

  const write = (typed: string) => {
    setText(typed)
    setReached(null)
    setHastyWords(null)
  }
  const reach = (next: number) => {
    const option = options.at(next % Math.max(1, options.length))
    if (option) setReached(optionId(option))
  }
  const enter = () => {
    if (isWaiting && reached === null) setHastyWords(text)
    else if (active) choose(active)
  }
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const onKey = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event
    const next = steps[key]
    if (shiftKey || nativeEvent.isComposing || (next === undefined && key !== 'Enter')) return
    event.preventDefault()
    if (next === undefined) enter()
    else reach(next)
  }

  const words = text.trim()
  const isEmpty = state === 'answered' && options.every(({ kind }) => kind === 'forums')
  return (
    <dialog ref={dialog} className={css.palette} aria-label="Search">
      <div className={css.inside}>
        <div className={css.head}>
          <IconSearch {...icon} size={20} />
          <input
            className={css.input}
            type="text"
            role="combobox"
            aria-label="Search sites, places and actions"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-activedescendant={active && idOf(active)}
            placeholder="Search sites, places and actions"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={longestSearch}
            value={text}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKey}
          />
          <ActionIcon variant="quiet" aria-label="Close search" onClick={hideOverlay}>
            <IconX {...icon} />
          </ActionIcon>
        </div>
        <VisuallyHidden role="status">
          {state === 'answered' && words !== '' && (countText(groups) || 'No results')}
          {isLate && 'Searching…'}
        </VisuallyHidden>
        <div className={css.body} aria-busy={isWaiting} data-outdated={isLate || undefined}>
          <div className={css.notice}>
            {state === 'failed' && <SearchFailed error={error} onRetry={retry} />}
            {isEmpty && <NothingFound words={words} />}
          </div>
          {isLate && options.length === 0 && <PaletteSkeletons />}
          {options.length > 0 && (
            <Results
              id={listId}
              groups={groups}
              active={active}
              idOf={idOf}
              onReach={(option) => setReached(optionId(option))}
              onChoose={choose}
            />
          )}
        </div>
        <Hints />
      </div>
    </dialog>
  )
}

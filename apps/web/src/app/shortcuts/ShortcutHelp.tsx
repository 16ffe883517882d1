import { ActionIcon } from '@mantine/core'
import { isEnough, levelOf } from '@soundings/rules/people'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useShortcutChoice } from '#shared/lib/shortcut-store.ts'
import type { Shortcut } from '#shared/lib/shortcuts.ts'
import { useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import { Scroller } from '#shared/ui/Scroller.tsx'
import { features } from '../app-features.ts'
import { hideOverlay } from '../palette/overlay-store.ts'
import { useModal } from '../shell/use-modal.ts'
import { appShortcuts } from './app-shortcuts.ts'
import { Keys } from './Keys.tsx'
import css from './ShortcutHelp.module.css'

const shortcuts: Shortcut[] = [
  ...Object.values(appShortcuts),
  ...features.flatMap((feature) => Object.values(feature.shortcuts)),
]

/** Every key there is, and the choice to do without single letters. */
export const ShortcutHelp = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { isOn, setOn } = useShortcutChoice()
  const groups = useSession(({ user }) => user?.groups)
  const usable = shortcuts.filter(({ group }) => !group || (groups && isEnough(levelOf(groups), group)))
  const places = [...Map.groupBy(usable, ({ where }) => where)]
  useModal(dialog, true, hideOverlay)
  return (
    <dialog ref={dialog} className={css.help} aria-labelledby="shortcut-help">
      <div className={css.head}>
        <h2 id="shortcut-help" className={css.title}>
          Keyboard shortcuts
        </h2>
        <ActionIcon variant="quiet" aria-label="Close keyboard shortcuts" onClick={hideOverlay}>
          <IconX {...icon} />
        </ActionIcon>
      </div>
      <Scroller className={css.body} aria-label="Shortcuts">
        {places.map(([where, group]) => (
          <section key={where}>
            <h3 className={css.where}>{where}</h3>
            <dl>
              {group.map((shortcut) => (
                <div key={shortcut.does} className={css.line}>
                  <dt>{shortcut.does}</dt>
                  <dd>
                    <Keys of={shortcut} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Scroller>
      <label className={css.choice}>
        <span>
          <span className={css.name}>Single-key shortcuts</span>
          <span className={css.about}>
            {isOn
              ? 'On: single keys work as shortcuts, except while you’re typing.'
              : 'Off: letters and symbols do nothing. Arrow keys, Escape and shortcuts with Ctrl or ⌘ still work.'}
          </span>
        </span>
        <input
          className={css.switch}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
        />
      </label>
    </dialog>
  )
}

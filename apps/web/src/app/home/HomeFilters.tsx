import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { FacetBar, SiteCount } from '#features/sites/index.ts'
import { icon } from '#shared/ui/icons.ts'
import { useModal } from '../shell/use-modal.ts'
import css from './HomeFilters.module.css'
import type { Home } from './use-home.ts'

type Props = { home: Home; isOpen: boolean; onClose: () => void }

/** Every filter, over the map that shows at once what each leaves. */
export const HomeFilters = ({ home, isOpen, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, isOpen, onClose)
  return (
    <dialog ref={dialog} className={css.filters} aria-labelledby="home-filters">
      {isOpen && (
        <div className={css.inside}>
          <header className={css.head}>
            <h2 id="home-filters" className={css.title}>
              Filters
            </h2>
            <ActionIcon variant="quiet" aria-label="Close filters" onClick={onClose}>
              <IconX {...icon} />
            </ActionIcon>
          </header>
          <div className={css.body}>
            <FacetBar question={home.question} onAsk={home.narrow} />
          </div>
          <footer className={css.foot}>
            <SiteCount question={home.question} />
            <Button variant="main" onClick={onClose}>
              Show sites
            </Button>
          </footer>
        </div>
      )}
    </dialog>
  )
}

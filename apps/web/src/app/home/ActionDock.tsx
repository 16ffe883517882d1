import { IconCameraPlus, IconLibraryPhoto, IconNotes, IconPencilPlus, IconPlane } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useWriter } from '#shared/session/use-writer.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './ActionDock.module.css'
import { BaseChoice } from './BaseChoice.tsx'
import { dockModes, type Mode } from './dock.view.ts'
import type { Home } from './use-home.ts'

const looks: Record<Mode, { label: string; name: string; Picture: typeof IconNotes }> = {
  report: { label: 'Dive report', name: 'Create Dive Report', Picture: IconPencilPlus },
  'view-reports': { label: 'Reports', name: 'View Dive Reports', Picture: IconNotes },
  'add-photo': { label: 'Add photo', name: 'Add photo', Picture: IconCameraPlus },
  gallery: { label: 'Gallery', name: 'Gallery', Picture: IconLibraryPhoto },
  trip: { label: 'Trip planner', name: 'Trip Planner', Picture: IconPlane },
}

type Props = {
  home: Home
  hasBaseChoice: boolean
  /** Only with pictures, within something else. */
  isSlim?: boolean
}

/** What can be done from the map. One thing is open at a time; pressed again, it closes. */
export const ActionDock = ({ home, hasBaseChoice, isSlim = false }: Props) => {
  const isMember = useWriter() !== null
  const dock = useRef<HTMLFieldSetElement>(null)
  const { mode: openMode } = home
  // What was open took focus; with it gone, the button that opened it has it again.
  useEffect(() => {
    if (openMode === null) return
    return () => {
      const button = dock.current?.querySelector<HTMLElement>(`[data-mode="${openMode}"]`)
      if (document.activeElement === document.body) button?.focus({ preventScroll: true })
    }
  }, [openMode])
  return (
    <fieldset ref={dock} className={css.dock} data-slim={isSlim || undefined} aria-label="Actions">
      {dockModes(home.selectedId !== null, isMember).map((mode) => {
        const { label, name, Picture } = looks[mode]
        const isOpen = home.mode === mode
        return (
          <button
            key={mode}
            type="button"
            className={css.action}
            data-mode={mode}
            aria-label={name}
            aria-pressed={isOpen}
            onClick={() => (isOpen ? home.closeMode() : home.openMode(mode))}
          >
            <Picture {...icon} />
            <span className={css.label}>{label}</span>
          </button>
        )
      })}
      {hasBaseChoice && (
        <>
          <span className={css.line} />
          <BaseChoice {...home} />
        </>
      )}
    </fieldset>
  )
}

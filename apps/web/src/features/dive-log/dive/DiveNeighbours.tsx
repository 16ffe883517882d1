import type { DiveDetails } from '@soundings/contract/dive-log'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { ariaKeys } from '#shared/lib/shortcuts.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import { diveShortcuts } from './dive-shortcuts.ts'
import css from './sheet.module.css'

type Props = { dive: Pick<DiveDetails, 'previousId' | 'nextId'> }

/** The ways to the dives before and after. */
export const DiveNeighbours = ({ dive: { previousId, nextId } }: Props) => {
  const navigate = useNavigate()
  const open = (diveId: string | null) => {
    if (diveId !== null) void navigate({ to: '/dive-log/$diveId', params: { diveId } })
  }
  useShortcut(diveShortcuts.earlierDive, () => open(previousId), previousId !== null)
  useShortcut(diveShortcuts.laterDive, () => open(nextId), nextId !== null)
  if (previousId === null && nextId === null) return null
  return (
    <nav className={css.neighbours} aria-label="Other dives">
      {previousId !== null && (
        <ButtonLink
          variant="default"
          to="/dive-log/$diveId"
          params={{ diveId: previousId }}
          leftSection={<IconChevronLeft {...icon} />}
          aria-keyshortcuts={ariaKeys(diveShortcuts.earlierDive)}
        >
          Previous dive
        </ButtonLink>
      )}
      {nextId !== null && (
        <ButtonLink
          variant="default"
          to="/dive-log/$diveId"
          params={{ diveId: nextId }}
          rightSection={<IconChevronRight {...icon} />}
          aria-keyshortcuts={ariaKeys(diveShortcuts.laterDive)}
        >
          Next dive
        </ButtonLink>
      )}
    </nav>
  )
}

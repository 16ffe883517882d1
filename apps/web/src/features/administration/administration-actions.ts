import { administrationPages } from '@soundings/contract/administration-pages'
import { IconArrowRight } from '@tabler/icons-react'
import type { PaletteAction } from '#shared/feature.ts'
import { useSession } from '#shared/session/session-store.ts'
import { sections } from './frame/sections.ts'

const isOffered = () => useSession.getState().user?.groups.includes('admin') ?? false

/** What the palette can do for admins. */
export const administrationActions: readonly PaletteAction[] = [
  {
    id: 'administration',
    name: () => 'Administration',
    words: 'go to open page admin server',
    icon: IconArrowRight,
    isOffered,
    act: (go) => void go({ to: administrationPages.home }),
  },
  ...sections.map(
    ({ to, label, words }): PaletteAction => ({
      id: `administration ${to}`,
      name: () => `Administration: ${label}`,
      words: `go to open page admin server ${words}`,
      icon: IconArrowRight,
      isOffered,
      act: (go) => void go({ to }),
    }),
  ),
]

import { ActionIcon } from '@mantine/core'
import { ariaKeys } from '#shared/lib/shortcuts.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { siteShortcuts } from '../site-shortcuts.ts'
import { heartName } from './favorite.view.ts'
import { Heart } from './Heart.tsx'
import { useFavorites } from './use-favorites.ts'

type Props = {
  siteId: string
  variant: 'scrim' | 'quiet'
  /** Whether it is that of the page, which a key presses as well. */
  hasKey?: boolean
}

/** The heart of one site. Guests have no favourites and see none. */
export const FavoriteButton = ({ siteId, variant, hasKey = false }: Props) => {
  const { has, toggle } = useFavorites()
  useShortcut(siteShortcuts.favorite, () => toggle?.(siteId), hasKey && toggle !== null)
  if (!toggle) return null
  const isFavorite = has(siteId)
  return (
    <ActionIcon
      variant={variant}
      aria-label={heartName(isFavorite)}
      aria-pressed={isFavorite}
      aria-keyshortcuts={hasKey ? ariaKeys(siteShortcuts.favorite) : undefined}
      onClick={() => toggle(siteId)}
    >
      <Heart isFull={isFavorite} />
    </ActionIcon>
  )
}

import { Button } from '@mantine/core'
import { IconHeart, IconMapPinPlus } from '@tabler/icons-react'
import { Notice } from '#shared/ui/Notice.tsx'
import { isPlainClick } from '../sites.view.ts'

/** Says how favourites come to be. */
export const NoFavorites = ({ onShowAll }: { onShowAll: () => void }) => (
  <Notice
    icon={IconHeart}
    title="No Favorite Sites Yet"
    action={
      <Button variant="default" onClick={onShowAll}>
        Show all sites
      </Button>
    }
  >
    <p>Tap the heart on a site, or press and hold it in the list, and it will appear here.</p>
  </Notice>
)

/** Says what will stand here, and leads to where a site is added. */
export const NoneOfYours = ({ onAddSite }: { onAddSite: () => void }) => (
  <Notice
    icon={IconMapPinPlus}
    title="No Sites of Yours Yet"
    action={
      <Button
        component="a"
        href="/add-site"
        variant="default"
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onAddSite()
        }}
      >
        Add Site
      </Button>
    }
  >
    <p>Sites you add appear here immediately, even while awaiting review.</p>
  </Notice>
)

import { Button } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { IconPencil } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import { editAddress, isPlainClick } from '../sites.view.ts'
import { useSiteRights } from './use-site-rights.ts'

type Props = { site: Site; onEdit: () => void }

const label = { edit: 'Edit', propose: 'Suggest an edit' } as const

/** The way to change what is said of a site, or to propose it; nothing for visitors. */
export const EditLink = ({ site, onEdit }: Props) => {
  const may = useSiteRights(site)
  if (may === 'none') return null
  return (
    <Button
      component="a"
      href={editAddress(site)}
      variant="default"
      leftSection={<IconPencil {...icon} />}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onEdit()
      }}
    >
      {label[may]}
    </Button>
  )
}

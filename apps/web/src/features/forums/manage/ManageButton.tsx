import { Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import { lazyComponent, useWasWanted } from '#shared/ui/lazy-component.tsx'

const ManageCategories = lazyComponent(async () => (await import('./ManageCategories.tsx')).ManageCategories)

/** The way to the categories, for admins alone. */
export const ManageButton = () => {
  const isAdmin = useSession(({ user }) => user?.groups.includes('admin') ?? false)
  const [isOpen, setOpen] = useState(false)
  const wasWanted = useWasWanted(isOpen)
  if (!isAdmin) return null
  return (
    <>
      <Button
        variant="quiet"
        leftSection={<IconSettings {...icon} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Manage categories
      </Button>
      {wasWanted && (
        <Suspense>
          <ManageCategories opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

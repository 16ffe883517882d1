import { bulkUploadPages } from '@soundings/contract/bulk-upload-pages'
import { isEnough, levelOf } from '@soundings/rules/people'
import { IconTableImport } from '@tabler/icons-react'
import type { PaletteAction } from '#shared/feature.ts'
import { useSession } from '#shared/session/session-store.ts'

/** What the palette can do about bulk uploads. */
export const bulkUploadActions: readonly PaletteAction[] = [
  {
    id: 'bulk-upload',
    name: () => 'Bulk Upload',
    words: 'go to open page import csv geojson spreadsheet many dive sites create admin',
    icon: IconTableImport,
    isOffered: () => {
      const { user } = useSession.getState()
      return user !== null && isEnough(levelOf(user.groups), 'admin')
    },
    act: (go) => void go({ to: bulkUploadPages.bulkUpload }),
  },
]

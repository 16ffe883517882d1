import { bulkUploadPages } from '@soundings/contract/bulk-upload-pages'
import { IconTableImport } from '@tabler/icons-react'
import { defineFeature } from '#shared/feature.ts'
import { id, readSaid } from '#shared/lib/said.ts'
import { bulkUploadShortcuts } from './bulk-upload-shortcuts.ts'

const parts = () => import('./components.ts')

/** The upload that is looked at. */
const searchParts = { upload: id }

/** Many dive sites from one file, for admins. */
export const bulkUploadFeature = defineFeature({
  pages: [
    {
      path: bulkUploadPages.bulkUpload,
      group: 'admin',
      readSearch: (said: Record<string, unknown>) => readSaid(searchParts, said),
      load: async () => (await (await parts()).loadBulkUploadPage()).BulkUploadPage,
    },
  ],
  accountPlaces: [
    { label: 'Bulk Upload', icon: IconTableImport, to: bulkUploadPages.bulkUpload, group: 'admin' },
  ],
  shortcuts: bulkUploadShortcuts,
  loadActions: async () => (await (await parts()).loadBulkUploadActions()).bulkUploadActions,
})

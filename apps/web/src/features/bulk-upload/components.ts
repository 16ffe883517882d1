// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadBulkUploadPage = () => import('./BulkUploadPage.tsx')
export const loadBulkUploadActions = () => import('./bulk-upload-actions.ts')

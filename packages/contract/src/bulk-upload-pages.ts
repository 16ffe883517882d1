/** The page on which admins create many sites from one file. */
export const bulkUploadPages = { bulkUpload: '/bulk-upload' } as const

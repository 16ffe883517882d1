export { bulkUploadFeature } from './bulk-upload.feature.ts'

export { mailFeature } from './mail.feature.ts'

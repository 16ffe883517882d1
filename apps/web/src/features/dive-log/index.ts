export { diveLogFeature } from './dive-log.feature.ts'
export { openDiveForm } from './form/dive-form-store.ts'

export { diveLogFeature } from './dive-log.feature.ts'
export { type DiveStart, openDiveForm } from './form/dive-form-store.ts'

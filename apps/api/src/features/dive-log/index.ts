export { demoDiveLogService } from './demo/demo-dive-log.service.ts'
export { diveLogFeature } from './dive-log.feature.ts'

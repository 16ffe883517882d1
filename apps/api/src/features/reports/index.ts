export { demoReportsService } from './demo/demo-reports.service.ts'
export { digestService } from './digest/digest.service.ts'
export { reportsFeature } from './reports.feature.ts'

export { demoMessagesService } from './demo/demo-messages.service.ts'
export { messagesFeature } from './messages.feature.ts'

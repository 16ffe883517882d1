export { notificationStreams } from './notification-streams.service.ts'
export { notificationsRoutes } from './notifications.routes.ts'
export { notificationsService, personalNotifications, type Told } from './notifications.service.ts'

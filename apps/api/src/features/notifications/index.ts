export { notificationNews } from './notification-news.service.ts'
export { notificationsFeature } from './notifications.feature.ts'
export { notificationsRoutes } from './notifications.routes.ts'
export { notificationsService } from './notifications.service.ts'

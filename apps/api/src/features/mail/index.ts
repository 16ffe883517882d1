export { type MailReaders, mailRoutes } from './mail.routes.ts'
export { mailService } from './mail.service.ts'

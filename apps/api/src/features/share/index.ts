export { sharePictureRoutes, shareRoutes } from './share.routes.ts'
export { shareService } from './share.service.ts'
export { sharePicturesService } from './share-pictures.service.ts'

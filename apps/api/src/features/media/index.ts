export { demoPhotosService } from './demo/demo-photos.service.ts'
export {
  type PrivateIllustrations,
  privateIllustrationsService,
} from './demo/private-illustrations.service.ts'
export { listPublicPhotosBy } from './gallery/of-person.repo.ts'
export { mediaFeature } from './media.feature.ts'
export { publicPhotosChanged } from './photo-changes.ts'
export { findPhotosOfSites, findPhotosSeen, isPublic as isPublicPhoto } from './photos.repo.ts'
export { lockPrivateOf } from './private/unused-photos.repo.ts'
export { leavePrivatePhotos } from './private/unused-photos.service.ts'
export { renderPhotos } from './renditions/render-photos.ts'
export type { ServingService } from './serving/serving.service.ts'
export { takesAvif } from './serving/takes-avif.ts'
export { moveFiles } from './stores/move-files.ts'
export { sweepService } from './stores/sweep.service.ts'

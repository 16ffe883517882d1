export { certificationsFeature } from './certifications.feature.ts'

const parts = () => import('./components.ts')

/** The kind of the cards that members show to moderators. */
export const loadCertificationReviewKinds = async () => (await parts()).loadReviewKinds()

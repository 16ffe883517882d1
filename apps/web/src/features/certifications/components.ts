// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadCertificationsPage = () => import('./CertificationsPage.tsx')
export const loadReviewKinds = () => import('./review/review-kinds.tsx')

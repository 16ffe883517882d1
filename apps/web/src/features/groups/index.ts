export { groupsFeature } from './groups.feature.ts'
export { groupNotificationIcons } from './notification-icons.ts'

/** The kinds of what moderators decide about groups. */
export const loadGroupReviewKinds = async () => (await import('./components.ts')).loadReviewKinds()

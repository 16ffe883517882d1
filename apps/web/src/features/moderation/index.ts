export { moderationFeature } from './moderation.feature.ts'

const parts = () => import('./components.ts')

/** The desk of the moderators, which nobody else loads. */
export const loadModerationDesk = async () => (await (await parts()).loadModerationDesk()).ModerationDesk

/** Makes a kind of what people object to, from the kinds of what they may object to. */
export const loadFlagKind = async () => (await (await parts()).loadFlagKind()).flagKind

/** The pages of moderators. */
export const moderationPages = { desk: '/moderator/report' } as const

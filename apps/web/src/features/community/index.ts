import { lazyComponent } from '#shared/ui/lazy-component.tsx'

export { communityFeature } from './community.feature.ts'

export const CommunityHub = lazyComponent(async () => (await import('./hub/CommunityHub.tsx')).CommunityHub)

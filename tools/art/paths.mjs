import { fileURLToPath } from 'node:url'

export const outputFolder = fileURLToPath(new URL('../../apps/web/public/art/', import.meta.url))

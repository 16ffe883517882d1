import { fileURLToPath } from 'node:url'

export const outputFolder = fileURLToPath(new URL('../public/art/', import.meta.url))

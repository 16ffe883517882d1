import { reefs } from './reefs.mjs'

/** @type {import('../engine/render.mjs').Scene[]} */
export const scenes = [...reefs]

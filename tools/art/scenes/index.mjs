import { artificial } from './artificial.mjs'
import { caves } from './caves.mjs'
import { drifts } from './drifts.mjs'
import { fresh } from './fresh.mjs'
import { muck } from './muck.mjs'
import { pinnacles } from './pinnacles.mjs'
import { reefs } from './reefs.mjs'
import { rocky } from './rocky.mjs'
import { walls } from './walls.mjs'
import { wrecks } from './wrecks.mjs'

/** @type {import('../engine/render.mjs').Scene[]} */
export const scenes = [
  ...reefs,
  ...rocky,
  ...artificial,
  ...wrecks,
  ...walls,
  ...pinnacles,
  ...caves,
  ...drifts,
  ...muck,
  ...fresh,
]

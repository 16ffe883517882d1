import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** In bytes: what the databases of a whole run never fill. */
const enough = 2 ** 31

const isRoomy = () => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enough
  } catch {
    return false
  }
}

/** Where data of tests lies: in memory where there is room, else with the temporary files. */
export const shortLivedFolder = (): string => (isRoomy() ? memory : tmpdir())

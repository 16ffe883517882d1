// Installs the packages if they are missing or out of date.
import { install } from './ground.mjs'

install()

// Our map with nothing but the sites: the tiles that the server clustered, and the layers of the app.
import { Map as MapEngine } from 'maplibre-gl'
import { drawMissingDonuts } from '../../../apps/web/src/shared/map/donut.ts'
import { fontsReady } from '../../../apps/web/src/shared/map/engine.ts'
import { clusterLayer } from '../../../apps/web/src/shared/map/site-layers.ts'
import { clustering, mapLimits } from '../../../packages/contract/src/map.ts'
import { noteFirstCluster, onceDrawn } from './first-cluster.ts'
import { ourLayers } from './our-look.ts'

const { version }: { version: string } = await (await fetch('/api/map/version')).json()
await fontsReady
const map = new MapEngine({
  container: 'map',
  center: mapLimits.initialCenter,
  zoom: mapLimits.initialZoom,
  style: {
    version: 8,
    sources: {
      tiles: {
        type: 'vector',
        tiles: [`${location.origin}/api/map/tiles/${version}/{z}/{x}/{y}`],
        maxzoom: clustering.maxZoom + 1,
      },
    },
    layers: ourLayers('tiles'),
  },
})
drawMissingDonuts(map)
onceDrawn(map, clusterLayer('tiles'), noteFirstCluster)

// A found set on a map that shows other sites already: from the text of the reply to the first cluster, drawn our way or, with
// ?own, in the way of MapLibre's own example of clusters.
import {
  type GeoJSONSource,
  type GeoJSONSourceSpecification,
  type LayerSpecification,
  Map as MapEngine,
} from 'maplibre-gl'
import { fontsReady, symbolFade } from '../../../apps/web/src/shared/map/engine.ts'
import type { FoundSites } from '../../../apps/web/src/shared/map/found-sites.ts'
import { offerTiles } from '../../../apps/web/src/shared/map/found-tiles.ts'
import { drawMissingImages } from '../../../apps/web/src/shared/map/missing-images.ts'
import { markLayer } from '../../../apps/web/src/shared/map/site-layers.ts'
import { clustering, mapLimits } from '../../../packages/contract/src/map.ts'
import { noteFirstCluster, onceDrawn, restFirst } from './first-cluster.ts'
import { ourLayers } from './our-look.ts'

const isOwn = location.search === '?own'

const empty: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
  cluster: true,
  clusterRadius: clustering.radius,
  clusterMaxZoom: clustering.maxZoom,
  clusterMinPoints: clustering.minPoints,
}

const example = (source: string): LayerSpecification[] => [
  {
    id: `${source}-clusters`,
    type: 'circle',
    source,
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': ['step', ['get', 'point_count'], '#51bbd6', 100, '#f1f075', 750, '#f28cb1'],
      'circle-radius': ['step', ['get', 'point_count'], 20, 100, 30, 750, 40],
    },
  },
  {
    id: `${source}-counts`,
    type: 'symbol',
    source,
    filter: ['has', 'point_count'],
    layout: { 'text-field': ['get', 'point_count_abbreviated'], 'text-size': 12 },
  },
  {
    id: `${source}-points`,
    type: 'circle',
    source,
    filter: ['!', ['has', 'point_count']],
    paint: { 'circle-color': '#11b4da', 'circle-radius': 4 },
  },
]

/** So many sites are on the map before: whoever looks for some has seen others. */
const shownSites = 2_000

const firstShown = <Reply>(reply: Reply): Reply =>
  Object.fromEntries(
    Object.entries(reply as Record<string, unknown>).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.slice(0, shownSites) : value,
    ]),
  ) as Reply

const reply = await (await fetch(isOwn ? '/found.geojson' : '/found.json')).text()
await fontsReady
const map = new MapEngine({
  container: 'map',
  center: mapLimits.initialCenter,
  zoom: mapLimits.initialZoom,
  fadeDuration: symbolFade,
  style: {
    version: 8,
    sources: isOwn ? { shown: { ...empty, data: firstShown(JSON.parse(reply)) }, found: empty } : {},
    layers: isOwn ? [...example('shown'), ...example('found')] : [],
  },
})
drawMissingImages(map)

/** As in the app, each set is a source of its own. */
const show = (source: string, sites: FoundSites) => {
  const tiles = [offerTiles(sites).address]
  map.addSource(source, { type: 'vector', tiles, maxzoom: clustering.maxZoom + 1 })
  for (const layer of ourLayers(source)) map.addLayer(layer)
}
await map.once('load')
if (!isOwn) show('shown', firstShown(JSON.parse(reply)))
await map.once('idle')
await restFirst()

const handed = performance.now()
onceDrawn(map, isOwn ? 'found-clusters' : markLayer('found'), () => noteFirstCluster(handed))
if (isOwn) map.getSource<GeoJSONSource>('found')?.setData(JSON.parse(reply))
else show('found', JSON.parse(reply))

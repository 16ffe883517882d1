// The same sites as clusters of Leaflet.markercluster, in the way that is quickest there: all markers at once.
import L from 'leaflet'
import 'leaflet.markercluster'
import 'leaflet/dist/leaflet.css'
import 'leaflet.markercluster/dist/MarkerCluster.css'
import 'leaflet.markercluster/dist/MarkerCluster.Default.css'
import { clustering, mapLimits } from '../../../packages/contract/src/map.ts'
import { noteFirstCluster, restFirst } from './first-cluster.ts'

type Site = { geometry: { coordinates: [lng: number, lat: number] }; properties: { site: number } }

// Leaflet counts zooms from tiles half as wide.
const map = L.map('map', {
  center: mapLimits.initialCenter,
  zoom: mapLimits.initialZoom + 1,
  maxZoom: clustering.maxZoom + 1,
})

await restFirst()
const handed = performance.now()
const { features }: { features: Site[] } = await (await fetch('/sites.geojson')).json()
const group = L.markerClusterGroup()
group.addLayers(
  features.map(({ geometry: { coordinates }, properties }: Site) =>
    L.marker([coordinates[1], coordinates[0]], { title: String(properties.site) }),
  ),
)
map.addLayer(group)
if (!document.querySelector('.marker-cluster')) throw new Error('There is no cluster')
noteFirstCluster(handed)

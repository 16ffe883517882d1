import { useMap } from '@vis.gl/react-maplibre'
import type { RasterTileSource, VectorTileSource } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { useConnection } from '#shared/lib/connection.ts'
import { reopenArchives } from './engine.ts'

/** The sources of tiles that this server answers for; `imagery` only while it is not a provider's. */
const ours = ['chart', 'coast', 'depth', 'relief', 'tint', 'imagery', 'tiles']

type Failed = object & { sourceId?: unknown }

/** Whether parts of the map did not come, and how to ask for them again. A connection that is back asks by itself. */
export const useTileErrors = (isProvided: boolean) => {
  const { current: map } = useMap()
  const isOffline = useConnection((connection) => connection.isOffline)
  const [hasFailed, setHasFailed] = useState(false)

  const onError = useEffectEvent(({ sourceId }: Failed) => {
    if (ours.some((id) => id === sourceId) && !(isProvided && sourceId === 'imagery')) setHasFailed(true)
  })
  useEffect(() => {
    const listen = (event: object) => onError(event)
    map?.on('error', listen)
    return () => void map?.off('error', listen)
  }, [map])

  const askAgain = () => {
    setHasFailed(false)
    reopenArchives()
    for (const id of ours) void map?.getSource<VectorTileSource | RasterTileSource>(id)?.load(true)
  }
  const askWhenBack = useEffectEvent(() => {
    if (hasFailed) askAgain()
  })
  useEffect(() => {
    if (!isOffline) askWhenBack()
  }, [isOffline])

  return { hasFailed, isOffline, askAgain }
}

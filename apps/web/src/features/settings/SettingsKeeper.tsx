import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepSettings } from './keep-settings.ts'

/** Keeps a member's settings, on server and device, for as long as they are signed in. */
export const SettingsKeeper = ({ userId }: { userId: string }) => {
  const queries = useQueryClient()
  useEffect(() => keepSettings(queries, userId), [queries, userId])
  return null
}

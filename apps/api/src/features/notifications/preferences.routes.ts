import { notificationPreferences } from '@soundings/contract/notification-preferences'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import { deviceName } from '#src/sessions/device-name.ts'
import type { PreferencesOfPeople } from './preferences.service.ts'
import type { PushDevices } from './push/devices.service.ts'

export const preferencesRoutes = (
  app: FastifyInstance,
  { limits }: { limits: Pick<RateLimits, 'take'> },
  service: PreferencesOfPeople,
  devices: PushDevices,
): void =>
  serveAll(app, notificationPreferences, {
    get: (_, request) => service.of(me(request).id),
    change: async ({ body }, request) => {
      await limits.take('change-notifications', request, me(request).id)
      return service.change(me(request).id, body)
    },
    devices: (_, request) => devices.list(me(request).id),
    addDevice: async ({ body: { subscription } }, request) => {
      await limits.take('add-push-device', request, me(request).id)
      return devices.add(me(request), deviceName(request.headers['user-agent'] ?? ''), subscription)
    },
    removeDevice: ({ body }, request) => devices.remove(me(request).id, body),
  })

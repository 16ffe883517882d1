import { lazyForm } from '#shared/drafts/lazy-form.tsx'
import { addToTripForm } from '#shared/trips/add-to-trip.ts'

/** The question to which trip a dive site goes, over any page. */
export const AddToTripModal = lazyForm(
  addToTripForm,
  async () => (await (await import('../components.ts')).loadAddToTrip()).AddToTripWindow,
)

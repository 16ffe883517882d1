import { z } from 'zod'
import { Uuid } from './common.ts'
import { route } from './route.ts'
import { ItemChange, ItemForm, Proposals, TripItem, TripTrait } from './trips-checklist.ts'
import { type TripTrait as Trait, tripTraits } from './trips-fields.ts'
import { done, listOf, ofTrip, tripPath } from './trips-paths.ts'

const ofItem = ofTrip.extend({ itemId: Uuid })
const traitsIn = (list: string): Trait[] => tripTraits.filter((each) => list.split(',').includes(each))

/** The checklist of a trip: shared items and personal ones. */
export const checklistRoutes = {
  checklist: route(`${tripPath}/checklist`, {
    method: 'GET',
    access: 'member',
    summary: 'List the shared items of a trip’s checklist and your own',
    params: ofTrip,
    reply: listOf(TripItem),
    errors: [404],
  }),
  proposals: route(`${tripPath}/checklist/proposals`, {
    method: 'GET',
    access: 'member',
    summary:
      'List items that may be worth thinking of, from what the trip is; `traits` says instead what it is, parted by commas',
    params: ofTrip,
    query: z.object({ traits: z.string().max(100).transform(traitsIn).pipe(z.array(TripTrait)).optional() }),
    reply: Proposals,
    errors: [404],
  }),
  addItem: route(`${tripPath}/checklist`, {
    method: 'POST',
    access: 'member',
    shares: 'sometimes',
    summary:
      'Add an item to the shared checklist of a trip, or to your own, which nobody else sees. The same `clientKey` is one item',
    params: ofTrip,
    body: ItemForm,
    reply: TripItem,
    status: 201,
    errors: [403, 404, 409, 429],
  }),
  changeItem: route(`${tripPath}/checklist/:itemId`, {
    method: 'PUT',
    access: 'member',
    shares: 'sometimes',
    summary: 'Tick an item, or change what it says; what is left out stays. Safe to repeat',
    params: ofItem,
    body: ItemChange,
    reply: TripItem,
    errors: [403, 404, 429],
  }),
  removeItem: route(`${tripPath}/checklist/:itemId`, {
    method: 'DELETE',
    access: 'member',
    summary: 'Take an item off the checklist; safe to repeat',
    params: ofItem,
    reply: done,
    errors: [403, 404, 429],
  }),
}

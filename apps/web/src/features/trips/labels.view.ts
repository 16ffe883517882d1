import type {
  ExpenseCategory,
  ItemKind,
  SharedTripPart,
  StayKind,
  StopKind,
  TravelMode,
  TripPreference,
  TripRole,
  TripStatus,
  TripTrait,
} from '@soundings/contract/trips-fields'

// The words for what the wire carries as codes.

export const statusLabel: Record<TripStatus, string> = {
  planned: 'Planned',
  ongoing: 'Ongoing',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

export const preferenceLabel: Record<TripPreference, string> = {
  reef: 'Reef',
  wreck: 'Wreck',
  deep: 'Deep',
  night: 'Night',
  cave: 'Cave',
  photography: 'Photography',
}

export const roleLabel: Record<TripRole, string> = { viewer: 'Viewer', editor: 'Editor', owner: 'Owner' }

export const stopKindLabel: Record<StopKind, string> = {
  site: 'Dive site',
  place: 'Place',
  stay: 'Stay',
  travel: 'Travel',
  note: 'Note',
}

export const stayLabel: Record<StayKind, string> = {
  hotel: 'Hotel',
  liveaboard: 'Liveaboard',
  camp: 'Camp',
  friends: 'Friends',
  other: 'Other',
}

export const travelLabel: Record<TravelMode, string> = {
  flight: 'Flight',
  train: 'Train',
  bus: 'Bus',
  car: 'Car',
  boat: 'Boat',
  other: 'Other',
}

export const categoryLabel: Record<ExpenseCategory, string> = {
  travel: 'Travel',
  stay: 'Stay',
  diving: 'Diving',
  food: 'Food',
  equipment: 'Equipment',
  fees: 'Fees',
  other: 'Other',
}

export const itemKindLabel: Record<ItemKind, string> = {
  document: 'Documents',
  medical: 'Medical',
  equipment: 'Equipment',
  booking: 'Bookings',
  packing: 'Packing',
  other: 'Other',
}

export const traitLabel: Record<TripTrait, string> = {
  abroad: 'Abroad',
  cold: 'Cold water',
  liveaboard: 'Liveaboard',
  photo: 'Photography',
  nitrox: 'Nitrox',
}

export const sharedPartLabel: Record<SharedTripPart, string> = {
  people: 'Usernames of who’s coming',
  notes: 'Description and notes',
  travel: 'Stays and travel',
  budget: 'Budget and what was spent',
  preview: 'Name and dates in link previews',
}

/** Options of a field, in the order of the labels. */
export const optionsOf = <Code extends string>(
  labels: Record<Code, string>,
): { value: Code; label: string }[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Code, label }))

import { eventLimits } from './events-fields.ts'

/** What people read of events, the same on the page and from the server. */
export const eventTexts = {
  noTitle: 'Give it a title.',
  noLocation: 'Say where you meet.',
  noPlan: 'Say who helps and where.',
  past: 'Choose a day that is still to come.',
  tooFar: 'Choose a day within the next two years.',
  endBeforeStart: 'The end must be after the start.',
  tooLong: `An event can last up to ${eventLimits.days} days.`,
  endTimeAlone: 'Give a start time, too.',
  skippedTime: 'This time doesn’t exist on that day, because the clocks go forward. Choose another.',
  unknownZone: 'This time zone isn’t known. Choose one from the list.',
  noZone: 'Choose the time zone of the place.',
  unknownCurrency: 'This currency isn’t known.',
  noSite: 'This dive site doesn’t exist, or isn’t public.',
  noGroup: 'This group doesn’t exist, or you aren’t in it.',
  groupNeeded: 'Choose the group that can see it.',
  groupOnly: 'What a private group does is seen by its members alone.',
  noPhoto: 'This photo isn’t there any more, or isn’t yours.',
  howOften: 'Say on which day it ends, or how many times it takes place.',
  untilBeforeStart: 'Choose a day after the first one.',
  onlyOnce: 'It would take place only once. Choose a later day.',
  tooOften: `A series can have up to ${eventLimits.occurrences.max} events.`,
  tooManyOpen: `You organise ${eventLimits.open} events that are still to come. Wait until some are over.`,
  tooManyForNew: `While you’re new here, an event can have up to ${eventLimits.peopleOfNew} people.`,
  noEvent: 'This event doesn’t exist',
  full: 'All places are taken.',
  notFull: 'There are places left, so you can join.',
  noWaitlist: 'This event has no waitlist.',
  /** The same for each reason. */
  cannotJoin: 'You can’t join this event.',
  isPast: 'This event has begun, so nobody can join or leave.',
  isOver: 'This event is over, so it can’t be changed.',
  isCancelled: 'This event was cancelled.',
  certificate: 'The organiser asks for a certification. Add yours to your profile, then join.',
  changedSince: 'This event was changed in the meantime.',
  hasPeople: 'Others are in, so it can’t be deleted. Cancel it instead, and they are told.',
  whyCancelled: 'Say why, so that people know.',
  organiserStays: 'You organise this event. Cancel it instead.',
  organiserIn: 'The organiser is always in.',
  notIn: 'They aren’t in this event.',
  noGuests: 'This event takes no guests.',
  tooManyCoOrganisers: `An event can have up to ${eventLimits.coOrganisers} co-organisers.`,
  notOver: 'You can say who came once it has begun.',
  held: 'A moderator looks at this first. Until then only you can see it.',
  gone: 'This was taken down, so it can’t be changed.',
  emptyMessage: 'Write something first.',
  nobody: 'Nobody else is in yet.',
  joinsOften: 'You’ve joined and left this event often today. Try again tomorrow.',
  partOfSeries: 'This is part of a series.',
  notInSeries: 'This event isn’t part of a series.',
} as const

/** `5 people are in already, so at least 5 places are needed.` */
export const tooFewPlaces = (going: number): string =>
  going === 1
    ? 'One person is in already.'
    : `${going} people are in already, so it needs at least ${going} places.`

/** Refusals that the page and the server say in the same words. */
export const groupTexts = {
  noGroup: 'This group doesn’t exist',
  noName: 'Give the group a name',
  noInvitation: 'This invitation has ended or was taken back. Please ask for a new one.',
  cannotJoin: 'You can’t join this group',
  invitedOnly: 'This group is by invitation only',
  lastOwner: 'You’re the only owner. Hand the group over to somebody else first, or archive it.',
  membersOnly: 'Join the group to write here',
  archived: 'This group is archived: it can be read, but nothing new can be added',
  changedSince: 'Somebody changed this group a moment ago. Please look at it again.',
  noRequest: 'This request is no longer there',
  notYours: 'Only organisers of the group can do this',
  notOwner: 'Only owners of the group can do this',
  noEntry: 'You have no such dive or report',
  noPhoto: 'Choose one of your own photos',
  noSite: 'This site doesn’t exist',
  tooMany: 'This is more than a group can have',
} as const

import { type ErrorStatus, isBytes, type Route } from '@soundings/contract/route'

type Status = ErrorStatus | 500
type Meaning = { name: string; description: string; message: string; code?: string }

/** What each status means, under which name the document keeps its reply, and an example of one. */
export const meanings: Record<Status, Meaning> = {
  400: {
    name: 'BadRequest',
    description: 'The request is invalid. `issues` names the fields.',
    message: 'Site name is required',
    code: 'invalid',
  },
  401: {
    name: 'SignedOut',
    description: 'You aren’t signed in, or your credentials are wrong.',
    message: 'Please log in first',
    code: 'signed-out',
  },
  403: {
    name: 'NotAllowed',
    description: 'You don’t have permission to do this, or the request came from another website.',
    message: 'You don’t have permission to do this',
    code: 'not-allowed',
  },
  404: {
    name: 'NotFound',
    description: 'This doesn’t exist, or you don’t have permission to see it.',
    message: 'This dive site doesn’t exist or isn’t public',
  },
  409: {
    name: 'Conflict',
    description:
      'The request conflicts with the current state, for example because someone made a change in the meantime.',
    message: 'Someone changed this site 1 minute ago. Check what’s new, then save again.',
    code: 'changed-since',
  },
  413: {
    name: 'TooLarge',
    description: 'The body is larger than allowed.',
    message: 'The body is too large',
  },
  415: {
    name: 'WrongType',
    description: 'The body’s content type isn’t supported.',
    message: 'Send the body as application/json',
  },
  416: {
    name: 'NoSuchRange',
    description: 'The requested range is outside the file.',
    message: 'The requested range is outside the file',
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many attempts. `Retry-After` says how many seconds to wait.',
    message: 'Too many attempts. Please wait 15 minutes and try again.',
  },
  500: {
    name: 'Failure',
    description: 'Something went wrong on the server. Its log has more under the `requestId`.',
    message: 'Something went wrong on our side. Please try again.',
  },
  503: {
    name: 'Unavailable',
    description: 'The server can’t answer right now. `Retry-After` says how many seconds to wait.',
    message: 'We can’t reach our database right now. Please try again in a moment.',
  },
}

/** The statuses with which a route can refuse: those that follow from its contract, and those that its handler gives. */
export const errorsOf = (route: Route): Status[] => {
  const { access, method, params, query, body, form, reply, errors = [] } = route
  const found = new Set<Status>([...errors, 500, 503])
  if (params || query || body || form) found.add(400)
  if (access !== 'public') found.add(401)
  if (method !== 'GET' || (access !== 'public' && access !== 'member')) found.add(403)
  if (body || form) found.add(413).add(415)
  // So many forms of one person are read at once.
  if (form) found.add(429)
  if (isBytes(reply)) found.add(416)
  return [...found].sort((one, other) => one - other)
}

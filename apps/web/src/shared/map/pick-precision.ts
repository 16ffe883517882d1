/** From this zoom on, a pixel is some forty metres at most: a press hits the right side of a bay. */
const telling = 11

/** Close enough to see single moorings. */
export const exactZoom = 14

/** Whether a place that is chosen at this zoom may well be kilometres off. */
export const isRough = (zoom: number): boolean => zoom < telling

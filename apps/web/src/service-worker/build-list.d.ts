/** The files of the page that are fetched when it is installed; `revision` is null where the address tells it. */
declare const SHELL_FILES: { url: string; revision: string | null }[]

/** The bundled base maps by address, with what tells one snapshot of a file from the next, and whether all of it is kept. */
declare const BASE_MAPS: Record<string, { edition: string; isKeptWhole: boolean }>

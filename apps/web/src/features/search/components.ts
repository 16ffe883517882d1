// The parts of this feature, by their files. It is a file of its own, fetched with the first part that is wanted: the
// list of all that they need would be a considerable share of the first scripts of every page.

export const loadAskPanel = () => import('./chat/AskPanel.tsx')
export const loadEmbeddingsDialog = () => import('./embeddings/EmbeddingsDialog.tsx')
export const loadSideChat = () => import('./side-chat/SideChat.tsx')

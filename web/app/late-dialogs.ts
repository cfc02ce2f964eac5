// Dialogs that are rarely opened. In a script of its own, which lists what they need, so that the first one
// stays small.
export const loadSearch = () => import('#web/site/search/search-dialog.tsx');
export const loadSessionChange = () => import('./session/session-change.tsx');
export const loadConfirmIdentity = () => import('./session/confirm-identity.tsx');

/** The address of a page that the server doesn't render, so that the browser makes its first calls. */
export const notRendered = (path: string) => `${path}?`;

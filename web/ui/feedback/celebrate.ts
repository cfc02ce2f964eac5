/** Lets a large piece drop in front of the page for a moment: someone joined, or finished something. */
export const celebrate = () => void import('./drop-piece.ts').then((drop) => drop.dropPiece());

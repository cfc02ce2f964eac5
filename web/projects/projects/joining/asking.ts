import { type ComponentType, createContext, useContext } from 'react';
import type { ProjectCard } from '#contract/projects/projects.ts';

/** How people ask to join the projects on a screen, or wait for a place in them. */
export type Asking = {
  /** A button that asks, or the person's request if they have asked. It's loaded when it's needed. */
  AskToJoin: ComponentType<AskToJoinProps>;
  /** A button to wait for a place on a full team, or what became of that. */
  WaitForPlace: ComponentType<{ project: ProjectCard; size: 'sm' | 'md' }>;
  /**
   * Opens the dialog to ask from elsewhere on the screen, in a role or without one. With `startsNow`, it
   * sends the request without a message.
   */
  ask?: (project: ProjectCard, roleId: number | undefined, startsNow?: boolean) => void;
  /** The project that someone has just asked from elsewhere. */
  askedId?: number | undefined;
};

export type AskToJoinProps = {
  project: ProjectCard;
  size: 'sm' | 'md';
  /** Moves the focus to the person's request once when this becomes true. */
  hasAsked?: boolean | undefined;
};

const AskingContext = createContext<Asking | undefined>(undefined);

export const AskingProvider = AskingContext.Provider;

/** Undefined on screens where nobody asks. */
export const useAsking = () => useContext(AskingContext);

import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Project } from '#contract/projects.ts';

/** What a screen offers to someone who asks to join one of its projects. */
export type Asking = {
  /** Opens the dialog to ask, in a role or without one. */
  ask: (project: Project, roleId?: number) => void;
  /** Shows the person's request to a project, or its children if they haven't asked. */
  OwnRequest: ComponentType<{ project: Project; children: ReactNode }>;
};

const AskingContext = createContext<Asking | undefined>(undefined);

export const AskingProvider = AskingContext.Provider;

/** Undefined on screens where nobody asks. */
export const useAsking = () => useContext(AskingContext);

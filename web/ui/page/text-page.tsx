import type { ReactNode } from 'react';
import { Page } from './page.tsx';
import { PageTitle } from './page-title.tsx';

/** A page of text with sections, such as the terms. */
export const TextPage = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}) => (
  <Page width="text" className="grid grid-cols-1 gap-6">
    <PageTitle lead={lead}>{title}</PageTitle>
    {children}
  </Page>
);

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-lg">{title}</h2>
    <div className="mt-1 grid gap-2 leading-relaxed">{children}</div>
  </section>
);

import type { ForumThread } from '#contract/values/forum-card.ts';
import { SampleLink } from '#web/ui/sample-link.tsx';

/** A code snippet and a link to its repository. */
export const CodeSnippet = ({ language, url, code }: NonNullable<ForumThread['codeSnippet']>) => (
  <figure className="mt-3 overflow-hidden rounded-md border border-line">
    <pre className="bg-sunken px-3 py-2.5 font-mono text-caption leading-relaxed break-words whitespace-pre-wrap [tab-size:2]">
      <code>{code}</code>
    </pre>
    <figcaption className="flex flex-wrap gap-x-3 border-t border-line px-3 py-1.5 text-sm text-soft">
      {language}
      <SampleLink href={url} className="break-all">
        {url.replace('https://', '')}
      </SampleLink>
    </figcaption>
  </figure>
);

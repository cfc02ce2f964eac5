import type { PhrasingContent, Root } from 'mdast';
import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import { findAndReplace } from 'mdast-util-find-and-replace';
import remarkGfm from 'remark-gfm';
import { type Mentioned, mentionPattern, showMentions } from '#contract/mentions.ts';
import { paths } from '#web/lib/paths.ts';
import './markdown.css';

/**
 * Renders Markdown. Mentions such as `@[42]` become links to people's profiles. URLs with a scheme other than http, https, irc, ircs, mailto or xmpp become
 * empty (Specification, section 5). HTML stays text. Load it lazily.
 */
export default function Markdown({
  mentions,
  children,
}: {
  mentions?: readonly Mentioned[];
  children: string;
}) {
  return (
    <div className="prose">
      <ReactMarkdown
        remarkPlugins={mentions?.length ? [...plugins, [linkMentions, mentions]] : plugins}
        urlTransform={defaultUrlTransform}
        components={components}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}

const plugins = [remarkGfm];

/** A plugin that replaces mentions outside code and links. */
const linkMentions = (mentions: readonly Mentioned[]) => (tree: Root) => {
  const link = (_: string, id: string): PhrasingContent => ({
    type: 'link',
    url: paths.publicProfile(id),
    children: [{ type: 'text', value: showMentions(`@[${id}]`, mentions) }],
  });
  // A copy, because the pattern remembers where it was and `showMentions` uses it too.
  findAndReplace(tree, [new RegExp(mentionPattern), link], { ignore: ['link', 'linkReference'] });
};

const components: Components = {
  a: ExternalLink,
  img: Picture,
  input: TaskBox,
  pre: Code,
  table: Table,
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
};

/** Opens in a new tab, so that nothing typed is lost, and sends no referrer. */
function ExternalLink({ href, children, title }: ComponentProps<'a'>) {
  return (
    <a
      href={href}
      title={title}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="link"
    >
      {children}
    </a>
  );
}

/** Focusable, so that wide code can be scrolled with the keyboard. */
function Code({ children }: ComponentProps<'pre'>) {
  return (
    <pre role="group" aria-label="Code" tabIndex={0}>
      {children}
    </pre>
  );
}

function Table({ children }: ComponentProps<'table'>) {
  return (
    <div role="group" aria-label="Table" tabIndex={0} className="wide">
      <table>{children}</table>
    </div>
  );
}

/** Shows images of this site only. Others are links, since loading them would reveal the reader to their host. */
function Picture({ src, alt, title }: ComponentProps<'img'>) {
  if (typeof src !== 'string') return null;
  // Two slashes start a URL of another host.
  if (/^\/(?!\/)/.test(src)) return <img src={src} alt={alt ?? ''} title={title} />;
  return (
    <ExternalLink href={src} title={title}>
      {alt || src || 'Picture'}
    </ExternalLink>
  );
}

/** The read-only checkbox of a task list. */
function TaskBox({ checked }: ComponentProps<'input'>) {
  return (
    <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'To do'} />
  );
}

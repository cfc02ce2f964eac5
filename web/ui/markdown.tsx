import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import './markdown.css';

/**
 * Text with markdown in it. Addresses keep the schemes of section 5 (http, https, irc, ircs,
 * mailto, xmpp, or none), others become empty; HTML in the text stays text. Loaded lazily.
 */
export default function Markdown({ children }: { children: string }) {
  return (
    <div className="prose">
      <ReactMarkdown
        remarkPlugins={plugins}
        urlTransform={defaultUrlTransform}
        components={components}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}

const plugins = [remarkGfm];

const components: Components = {
  a: OuterLink,
  img: Picture,
  input: TaskBox,
  pre: Code,
  table: Table,
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
};

/** Opens beside the product, so that nothing typed there is lost, and tells the other side nothing. */
function OuterLink({ href, children, title }: ComponentProps<'a'>) {
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

/** Wide lines scroll, by keys as well. */
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

/** Pictures of this product are shown; one from elsewhere would tell its host who looks: it is a link. */
function Picture({ src, alt, title }: ComponentProps<'img'>) {
  if (typeof src !== 'string') return null;
  // Two slashes begin the name of another host.
  if (/^\/(?!\/)/.test(src)) return <img src={src} alt={alt ?? ''} title={title} />;
  return (
    <OuterLink href={src} title={title}>
      {alt || src || 'Picture'}
    </OuterLink>
  );
}

/** The box of a task list, which the text sets and nobody presses. */
function TaskBox({ checked }: ComponentProps<'input'>) {
  return (
    <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'To do'} />
  );
}

import { findAndReplace, type ReplaceFunction } from 'mdast-util-find-and-replace';
import { type ComponentProps, createContext, use, useDeferredValue, useState } from 'react';
import ReactMarkdown, {
  type Components,
  type ExtraProps,
  defaultUrlTransform,
} from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { type Mentioned, mentionPattern, showMentions } from '#contract/markdown/mentions.ts';
import { paths } from '#web/lib/paths.ts';
import { estimateWork, maxWork } from './formatting-work.ts';
import { setDirections } from './set-directions.ts';
import { PlainText, UnformattedText } from './plain-text.tsx';
import './markdown.css';

/**
 * Renders Markdown that people wrote, or shows it plain if formatting it would take too long. Load it
 * lazily. Long texts are formatted after the rest of the page, each in a slice of time of its own.
 */
export default function Markdown(props: MarkdownProps) {
  const { children, mentions } = props;
  const work = estimateWork(children);
  const isDue = useDeferredValue(true, work <= maxWorkAtOnce);
  if (work > maxWork) return <UnformattedText mentions={mentions}>{children}</UnformattedText>;
  if (!isDue) return <PlainText mentions={mentions}>{children}</PlainText>;
  return <TrustedMarkdown {...props} />;
}

/** More than most comments and descriptions take. A ticket can have 1,000 comments. */
const maxWorkAtOnce = 2_000;

/**
 * Renders Markdown of any length. URLs with a scheme other than http, https, irc, ircs, mailto or xmpp
 * become empty (Specification, section 5). HTML stays text. With `onTick`, tasks can be ticked; it gets
 * where the list item starts in the text. With `mentions`, texts such as `@[42]` become links to
 * profiles. With `isPage`, its headings come right below the page's title, and only paragraphs break lines.
 */
export const TrustedMarkdown = ({
  children,
  onTick,
  mentions,
  isPage = false,
}: MarkdownProps & { isPage?: boolean }) => (
  <div className="prose">
    <OnTick value={onTick}>
      <ReactMarkdown
        remarkPlugins={pluginsFor({ mentions, isPage })}
        rehypePlugins={directions}
        urlTransform={defaultUrlTransform}
        components={isPage ? { ...components, ...pageHeadings } : components}
      >
        {children}
      </ReactMarkdown>
    </OnTick>
  </div>
);

type MarkdownProps = {
  children: string;
  onTick?: (offset: number) => void;
  mentions?: readonly Mentioned[];
};

const OnTick = createContext<MarkdownProps['onTick']>(undefined);

/** The list item that a task is in. */
const Task = createContext<ExtraProps['node']>(undefined);

/**
 * A plugin that replaces mentions outside code and links. A person who deleted their account has no
 * profile.
 */
const linkMentions =
  (mentions: readonly Mentioned[]) => (tree: Parameters<typeof findAndReplace>[0]) => {
    const link: ReplaceFunction = (_: string, id: string) => {
      const text = { type: 'text', value: showMentions(`@[${id}]`, mentions) } as const;
      const isKnown = mentions.some((person) => person.id === Number(id));
      return isKnown ? { type: 'link', url: paths.publicProfile(id), children: [text] } : text;
    };
    // A copy, because the pattern remembers where it was and `showMentions` uses it too.
    findAndReplace(tree, [new RegExp(mentionPattern), link], { ignore: ['link', 'linkReference'] });
  };

function pluginsFor({ mentions, isPage }: Pick<MarkdownProps, 'mentions'> & { isPage: boolean }) {
  const plugins: ComponentProps<typeof ReactMarkdown>['remarkPlugins'] = [remarkGfm];
  if (!isPage) plugins.push(remarkBreaks);
  if (mentions) plugins.push([linkMentions, mentions]);
  return plugins;
}

const directions = [setDirections];

const components: Components = {
  a: ExternalLink,
  img: Picture,
  input: TaskBox,
  li: Item,
  pre: Code,
  table: Table,
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
};

const pageHeadings: Components = { h1: 'h2', h2: 'h2', h3: 'h3' };

/**
 * Opens in a new tab, so that nothing typed is lost, and sends no referrer. Without an address, which is
 * what a forbidden one becomes, it's text.
 */
function ExternalLink({ href, children, title }: ComponentProps<'a'>) {
  if (!href) return children;
  return (
    <a
      href={href}
      title={title}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="link"
    >
      <InLink value>{children}</InLink>
    </a>
  );
}

const InLink = createContext(false);

/** Focusable, so that wide code can be scrolled with the keyboard. */
function Code({ children }: ComponentProps<'pre'>) {
  return (
    <pre dir="ltr" role="group" aria-label="Code" tabIndex={0}>
      {children}
    </pre>
  );
}

function Table({ children, dir }: ComponentProps<'table'>) {
  return (
    <div role="group" aria-label="Table" tabIndex={0} className="wide">
      <table dir={dir}>{children}</table>
    </div>
  );
}

/** Shows images of this site only. Others are links, since loading them would reveal the reader to their host. */
function Picture({ src, alt, title }: ComponentProps<'img'>) {
  if (typeof src !== 'string' || src === '') return alt ?? null;
  if (src.startsWith('/attachments/')) return <Attached key={src} src={src} alt={alt} />;
  // Two slashes start a URL of another host.
  if (/^\/(?!\/)/.test(src)) return <img src={src} alt={alt ?? ''} title={title} />;
  return (
    <ExternalLink href={src} title={title}>
      {alt || src}
    </ExternalLink>
  );
}

/** An attached image, which opens in full. It may be deleted, or only be there for a team. */
function Attached({ src, alt }: { src: string; alt: string | undefined }) {
  const [isMissing, setIsMissing] = useState(false);
  const isLinked = use(InLink);
  const name = alt || 'Image';
  if (isMissing) return <em>{name} (not available)</em>;
  const picture = <img src={src} alt={name} onError={() => setIsMissing(true)} />;
  return isLinked ? picture : <ExternalLink href={src}>{picture}</ExternalLink>;
}

type Node = NonNullable<ExtraProps['node']>;

function Item({ node, children, id, className, dir }: ComponentProps<'li'> & ExtraProps) {
  if (!className?.includes('task-list-item'))
    return (
      <li id={id} dir={dir}>
        {children}
      </li>
    );
  return (
    <li className={className} dir={dir}>
      <Task value={node}>{children}</Task>
    </li>
  );
}

/** The text of a list item, without the lists in it. */
const textOf = ({ children }: Node): string =>
  children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' && !/^[uo]l$/.test(child.tagName) ? textOf(child) : '';
    })
    .join('')
    .trim();

/** The checkbox of a task list. */
function TaskBox({ checked }: ComponentProps<'input'>) {
  const onTick = use(OnTick);
  const item = use(Task);
  const offset = item?.position?.start.offset;
  if (!onTick || !item || offset === undefined)
    return (
      <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'To do'} />
    );
  return (
    <input
      type="checkbox"
      checked={checked}
      aria-label={textOf(item) || 'Task'}
      onChange={() => onTick(offset)}
    />
  );
}

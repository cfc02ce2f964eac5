import { escapeMarkup } from '#server/platform/formats/escape-markup.ts';

/** What search engines and link previews read about a page. */
export type PageHead = {
  title: string;
  /** The document title, if it should differ from the title. */
  tab?: string;
  description: string;
  /** The page's canonical path. Pages without one have no preview. */
  path?: string;
  /** Whether search engines may list the page; by default, if it has a path. */
  isIndexed?: boolean;
  type?: 'website' | 'article' | 'profile';
  picture?: { path: string; alt: string };
};

/** Renders the title and meta tags of a page, with every value escaped. */
export function renderHead(head: PageHead, publicUrl: string): string[] {
  const {
    title,
    tab = title,
    description,
    path,
    type = 'website',
    picture,
    isIndexed = path !== undefined,
  } = head;
  const url = path === undefined ? undefined : publicUrl + path;
  return [
    `<title>${escapeMarkup(`${tab} · Pieces`)}</title>`,
    meta('name', 'description', description),
    ...(isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(url ? [`<link rel="canonical" href="${escapeMarkup(url)}">`, ...preview(url)] : []),
  ];

  function preview(url: string): string[] {
    const properties = { title, description, type, url, site_name: 'Pieces' };
    return [
      ...Object.entries(properties).map(([name, value]) => meta('property', `og:${name}`, value)),
      ...(picture ? describePicture(publicUrl, picture) : []),
      meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ];
  }
}

const describePicture = (publicUrl: string, { path, alt }: { path: string; alt: string }) => [
  meta('property', 'og:image', publicUrl + path),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
  meta('property', 'og:image:alt', alt),
];

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;

import { findLinks } from './find-links.ts';

/** Plain text with its line breaks, in which web addresses are links. */
export const LinkedText = ({ children }: { children: string }) => (
  <p dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
    {findLinks(children).map(({ text, href, start }) =>
      href ? (
        <a key={start} href={href} rel="noopener noreferrer nofollow ugc" className="link">
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </p>
);

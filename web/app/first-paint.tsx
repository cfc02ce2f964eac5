import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { HeaderFrame } from './header/header-frame.tsx';

/**
 * What a page shows until its scripts have loaded: the header, and after a second that it's loading.
 * The build writes it to a file. It's left out where the splash may cover the page
 * (`public/before-paint.js`).
 */
export const firstPaint = renderToStaticMarkup(
  <StaticRouter location="/">
    <div className="in-[:root:not([data-visited])]:hidden">
      <HeaderFrame />
      <Loading className="animate-fade-in [animation-delay:1s]" />
    </div>
  </StaticRouter>,
);

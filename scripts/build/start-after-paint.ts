import type { Plugin } from 'vite';

/**
 * Has the browser load the app's script with the page, but lets `public/before-paint.js` run it: a
 * script that runs as soon as it has loaded delays the first paint.
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [tag, file] = /\n *<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(
          html,
        )!;
        return html
          .replace(
            tag,
            `\n    <link rel="modulepreload" crossorigin href="${file}" fetchpriority="low">`,
          )
          .replace('"/before-paint.js"', `"/before-paint.js" data-app="${file}"`);
      },
    },
  };
}

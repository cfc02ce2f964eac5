import { type ComponentProps, lazy, Suspense } from 'react';
import { showMentions } from '#contract/mentions.ts';

const Markdown = lazy(() => import('./markdown.tsx'));

type FormattedTextProps = Pick<ComponentProps<typeof Markdown>, 'children' | 'onTick' | 'mentions'>;

/**
 * A text in Markdown. It's shown plain, in lines of the same height, until what formats it has loaded,
 * so that what is below it hardly moves.
 */
export const FormattedText = (props: FormattedTextProps) => (
  <Suspense
    fallback={
      <p className="max-w-[72ch] leading-[1.6] wrap-anywhere whitespace-pre-wrap">
        {props.mentions ? showMentions(props.children, props.mentions) : props.children}
      </p>
    }
  >
    <Markdown {...props} />
  </Suspense>
);

import { type ComponentProps, lazy, memo, Suspense } from 'react';
import { PlainText } from './plain-text.tsx';
import { UnlessItBreaks } from './unless-it-breaks.tsx';

const Markdown = lazy(() => import('./markdown.tsx'));

type FormattedTextProps = Pick<ComponentProps<typeof Markdown>, 'children' | 'onTick' | 'mentions'>;

/**
 * A text in Markdown. It's shown plain, in lines of the same height, until what formats it has loaded,
 * so that what is below it hardly moves, and if it can't be formatted.
 */
export const FormattedText = memo((props: FormattedTextProps) => {
  const plain = <PlainText mentions={props.mentions}>{props.children}</PlainText>;
  return (
    <UnlessItBreaks text={props.children} fallback={plain}>
      <Suspense fallback={plain}>
        <Markdown {...props} />
      </Suspense>
    </UnlessItBreaks>
  );
});

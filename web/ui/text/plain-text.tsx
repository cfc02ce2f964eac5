import { type Mentioned, showMentions } from '#contract/markdown/mentions.ts';

type PlainTextProps = { children: string; mentions?: readonly Mentioned[] | undefined };

/** A text in Markdown as it was typed, in lines of the same height as formatted. */
export const PlainText = ({ children, mentions }: PlainTextProps) => (
  <p dir="auto" className="max-w-[72ch] leading-[1.6] wrap-anywhere whitespace-pre-wrap">
    {mentions ? showMentions(children, mentions) : children}
  </p>
);

/** A text that can't be formatted. */
export const UnformattedText = (props: PlainTextProps) => (
  <>
    <PlainText {...props} />
    <p className="mt-2 text-sm text-soft">
      Shown as it was typed, because it’s too long or too nested to format.
    </p>
  </>
);

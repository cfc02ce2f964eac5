import { type ComponentProps, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { foldCase } from '#contract/values/text/fold-case.ts';
import type { Mentioned } from '#contract/markdown/mentions.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { TextArea } from '#web/ui/forms/field.tsx';
import { pasteAsMarkdown } from '#web/ui/forms/paste-markdown.ts';
import { SuggestionList, suggestionId } from '#web/ui/forms/suggestions/suggestion-list.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { findMention, type MentionStart } from './find-mention.ts';

const maxShown = 6;

type CommentBoxProps = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
  /** Who can be mentioned. */
  people: readonly Mentioned[];
  ref?: Ref<HTMLTextAreaElement>;
};

/** A text box that suggests people's names after "@". */
export function CommentBox({ value, onChange, people, onKeyDown, ref, ...area }: CommentBoxProps) {
  const [mention, setMention] = useState<MentionStart>();
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const found = mention ? findPeople(people, mention.query) : [];
  const isOpen = found.length > 0;

  const look = (element: HTMLTextAreaElement) => {
    const { selectionStart, selectionEnd } = element;
    const before = element.value.slice(0, selectionStart);
    setMention(selectionStart === selectionEnd ? findMention(before) : undefined);
    setActive(0);
  };
  const choose = ({ name }: Mentioned) => {
    const element = box.current?.querySelector('textarea');
    if (!mention || !element) return;
    const after = value.slice(mention.start + 1 + mention.query.length);
    const before = `${value.slice(0, mention.start)}@${name} `;
    // Setting the value moves the cursor to the end, and the next key must find it after the name.
    flushSync(() => {
      onChange(before + after.replace(/^ /, ''));
      setMention(undefined);
    });
    element.focus();
    element.setSelectionRange(before.length, before.length);
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isSending = event.ctrlKey || event.metaKey;
    if (isOpen && !isSending && handleListKey(event)) return event.preventDefault();
    return onKeyDown?.(event);
  };
  /** Returns whether the key was for the list. */
  function handleListKey({ key }: KeyboardEvent): boolean {
    const person = found[active];
    if (key === 'ArrowDown') setActive((active + 1) % found.length);
    else if (key === 'ArrowUp') setActive((active + found.length - 1) % found.length);
    else if (key === 'Escape') setMention(undefined);
    else if ((key === 'Enter' || key === 'Tab') && person) choose(person);
    else return false;
    return true;
  }

  return (
    <div ref={box} className="relative">
      <TextArea
        {...area}
        onPaste={pasteAsMarkdown}
        ref={ref}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          look(event.target);
        }}
        onClick={(event) => look(event.currentTarget)}
        onBlur={() => setMention(undefined)}
        onKeyDown={handleKey}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? suggestionId(listId, active) : undefined}
      />
      <SuggestionList
        id={listId}
        label="People to mention"
        items={found}
        count={`${formatCount(found.length, 'person', 'people')} to mention`}
        keyOf={({ id }) => id}
        active={active}
        onPick={choose}
        className="max-w-sm"
      >
        {({ id, name }) => (
          <>
            <PersonPiece name={name} seed={id} size="sm" />
            <span dir="auto" className="truncate">
              {name}
            </span>
          </>
        )}
      </SuggestionList>
    </div>
  );
}

/** People with a name or a part of it that begins like this. */
function findPeople(people: readonly Mentioned[], query: string): Mentioned[] {
  const wanted = foldCase(query);
  const begins = (name: string) =>
    foldCase(name).startsWith(wanted) ||
    (!wanted.includes(' ') &&
      foldCase(name)
        .split(' ')
        .some((part) => part.startsWith(wanted)));
  return people.filter(({ name }) => begins(name)).slice(0, maxShown);
}
